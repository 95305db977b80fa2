import { CalendarPlus, CircleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { DateInput } from '@/ui/date-picker';
import { Field } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { TimeInput } from '@/ui/time-input';
import { isUnanswered } from './draft';
import { MOST_STARTS } from './limits';
import { dayOf, isDay, momentAt, spanText } from './times';
import { type Chosen, type Clash, isOutside, without, withTime } from './week';
import { dayLine, shortWhen } from './words';

const SMALL = { size: 16, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface ChosenTimesProps {
  chosen: readonly Chosen[];
  minutes: number;
  now: number;
  clashes: readonly (readonly Clash[])[];
  error?: string;
  errorOf: (place: number) => string | undefined;
  onChange: (chosen: Chosen[]) => void;
}

/** The times that are going to be offered, with what is against them, and a way to type one. */
export function ChosenTimes(props: ChosenTimesProps) {
  const { chosen, minutes, now, clashes, error, errorOf, onChange } = props;
  const title = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const removed = (at: string) => {
    onChange(without(chosen, at));
    // The button that was pressed is gone.
    head.current?.focus();
  };
  return (
    <section className="interview-times" aria-labelledby={title}>
      <header className="interview-times-head">
        <h3 id={title} ref={head} tabIndex={-1} data-part="starts" className="field-label">
          {m.interview_starts()}
        </h3>
        <span className="interview-count">
          {chosen.length} / {MOST_STARTS}
        </span>
      </header>
      {chosen.length === 0 && <p className="interview-hint">{m.interview_starts_empty()}</p>}
      {chosen.length > 0 && (
        <ol className="interview-chosen">
          {chosen.map((one, place) => (
            <ChosenTime
              key={one.at}
              one={one}
              place={place}
              minutes={minutes}
              clashes={clashes[place] ?? []}
              error={errorOf(place)}
              onAccept={() =>
                onChange(
                  chosen.map((known) => (known === one ? { ...known, isAccepted: true } : known)),
                )
              }
              onRemove={() => removed(one.at)}
            />
          ))}
        </ol>
      )}
      {error && (
        <p role="alert" className="interview-problem">
          {error}
        </p>
      )}
      {chosen.length < MOST_STARTS && (
        <ByHand now={now} chosen={chosen} onAdd={(at) => onChange(withTime(chosen, at))} />
      )}
    </section>
  );
}

interface ChosenTimeProps {
  one: Chosen;
  place: number;
  minutes: number;
  clashes: readonly Clash[];
  error?: string;
  onAccept: () => void;
  onRemove: () => void;
}

function ChosenTime(props: ChosenTimeProps) {
  const { one, place, minutes, clashes, error, onAccept, onRemove } = props;
  const isRefused = error !== undefined || clashes.some(({ who }) => who === 'candidate');
  const isOpen = isUnanswered(one, clashes);
  const names = clashes
    .filter(({ who }) => who === 'interviewer')
    .map(({ name }) => name ?? m.interview_somebody())
    .join(', ');
  return (
    <li className="interview-one" data-tone={isRefused ? 'refused' : isOpen ? 'busy' : undefined}>
      <span className="interview-number" aria-hidden="true">
        {place + 1}
      </span>
      <div className="interview-one-text">
        <p className="interview-span">{spanText(one.at, minutes)}</p>
        <p className="interview-day">{dayLine(dayOf(one.at))}</p>
        {isOutside(one.at, minutes) && (
          <p className="interview-warning">
            <CircleAlert {...SMALL} />
            {m.interview_outside()}
          </p>
        )}
        {error && <p className="interview-problem">{error}</p>}
        {clashes.some(({ who }) => who === 'candidate') && (
          <p className="interview-problem">{m.interview_busy_candidate()}</p>
        )}
        {names && !isRefused && (
          <p className="interview-warning" role={isOpen ? 'alert' : undefined}>
            <CircleAlert {...SMALL} />
            {isOpen
              ? m.interview_busy({ name: names })
              : m.interview_busy_accepted({ name: names })}
          </p>
        )}
        {names && !isRefused && isOpen && (
          <div className="interview-one-buttons">
            <Button size="sm" onClick={onAccept}>
              {m.interview_busy_anyway()}
            </Button>
            <Button size="sm" look="quiet" onClick={onRemove}>
              {m.interview_busy_left_out()}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        label={m.interview_remove({ time: shortWhen(one.at) })}
        icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}

interface ByHandProps {
  now: number;
  chosen: readonly Chosen[];
  onAdd: (at: string) => void;
}

/** A day and a time from the keyboard, at any minute. */
function ByHand({ now, chosen, onAdd }: ByHandProps) {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const at = momentOf(day, time);
    const found = at === undefined ? m.interview_day_needed() : problemOf(at, chosen, now);
    setProblem(found);
    if (at === undefined || found) return;
    onAdd(at);
    setTime('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It adds the time and does not send the whole form.
    event.preventDefault();
    add();
  };
  return (
    <details className="interview-by-hand">
      <summary className="interview-summary">
        <CalendarPlus size={18} strokeWidth={1.9} aria-hidden="true" />
        {m.interview_by_hand()}
      </summary>
      <div className="interview-by-hand-row">
        <Field label={m.interview_day()} error={problem}>
          <DateInput
            min={dayOf(now)}
            value={day}
            onKeyDown={onKeyDown}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </Field>
        <Field label={m.interview_time()}>
          <TimeInput value={time} onKeyDown={onKeyDown} onChange={setTime} />
        </Field>
        <Button onClick={add}>{m.interview_add()}</Button>
      </div>
    </details>
  );
}

function momentOf(day: string, time: string): string | undefined {
  const found = /^(\d{2}):(\d{2})/.exec(time);
  if (!isDay(day) || !found) return undefined;
  return momentAt(day, Number(found[1]) * 60 + Number(found[2]));
}

function problemOf(at: string, chosen: readonly Chosen[], now: number): string | undefined {
  if (Date.parse(at) <= now) return m.interview_past();
  return chosen.some((one) => one.at === at) ? m.interview_twice() : undefined;
}
