import { useQuery } from '@tanstack/react-query';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { m } from '@/paraglide/messages';
import { spanQuery } from './queries';
import { addDays, clockOf, clockText, dayOf, endOf, minutesOf, momentAt, weekOf } from './times';
import {
  besideOf,
  type CellState,
  type Chosen,
  cellState,
  FIRST,
  LAST,
  SEEN_FROM,
  STARTS,
  STEP,
  spotOf,
} from './week';
import { Legend, WeekHead } from './week-head';
import './week.css';
import type { Busy, InterviewView } from './wire';
import { dayLine, weekdayShort, weekdayText } from './words';

export interface PlacesProps {
  monday: string;
  now: number;
  chosen: readonly Chosen[];
  minutes: number;
  busy: readonly Busy[];
  /** The interview that is moved. */
  own?: string;
  interviewers: readonly string[];
  onWeek: (monday: string) => void;
  onPress: (at: string) => void;
}

interface Place {
  day: number;
  minutes: number;
}

export const STATES: Record<CellState, () => string> = {
  past: m.interview_gone,
  chosen: m.interview_chosen,
  candidate: m.interview_candidate_taken,
  busy: m.interview_taken,
  free: m.interview_free,
};

/** A week of half hours to press: arrows walk, Enter adds or removes. */
export function WeekGrid(props: PlacesProps) {
  const { monday, now, chosen, minutes, onWeek, onPress } = props;
  const days = weekOf(monday);
  const keys = useId();
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place>(() => startOf(days, now, chosen));
  const wantsFocus = useRef(false);
  useEffect(() => {
    // The dialog around it opens after this; before, there is nothing to scroll.
    const frame = requestAnimationFrame(() => {
      const row = rowHeight(grid.current);
      if (box.current) box.current.scrollTop = ((SEEN_FROM - FIRST) / STEP) * row;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  // Before the next key arrives: Enter presses what has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the place that was walked to.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active, monday]);

  const go = (next: Place, week = monday) => {
    wantsFocus.current = true;
    setActive(next);
    if (week !== monday) onWeek(week);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = besideOf(active, event.key);
    const step = { ArrowLeft: -7, ArrowRight: 7, PageUp: -7, PageDown: 7 }[event.key];
    if (next) go(next);
    else if (step) {
      const week = addDays(monday, step);
      // Nothing can be set in a week that is over.
      if (addDays(week, 6) >= dayOf(now)) {
        const day = { ArrowLeft: 6, ArrowRight: 0 }[event.key] ?? active.day;
        go({ ...active, day }, week);
      }
    } else return;
    event.preventDefault();
  };
  return (
    <div className="week">
      <p id={keys} className="sr-only">
        {m.interview_keys()}
      </p>
      <WeekHead monday={monday} now={now} isFuture onWeek={onWeek}>
        <Legend />
      </WeekHead>
      <div ref={box} className="week-box">
        <div className="week-sheet">
          <table
            ref={grid}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: buttons with one tab stop.
            role="grid"
            className="week-grid"
            aria-label={m.interview_grid()}
            aria-describedby={keys}
          >
            <thead>
              <tr>
                <td className="week-corner" />
                {days.map((day) => (
                  <th key={day} scope="col" data-today={day === dayOf(now) || undefined}>
                    <abbr title={weekdayText(day)}>{weekdayShort(day)}</abbr>{' '}
                    <span className="week-number">{Number(day.slice(8))}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody onKeyDown={onKeyDown}>
              {STARTS.map((start) => (
                <tr key={start}>
                  <th scope="row">
                    <span className={start % 60 === 0 ? undefined : 'sr-only'}>
                      {clockText(start)}
                    </span>
                  </th>
                  {days.map((day, place) => (
                    <Cell
                      key={day}
                      day={day}
                      start={start}
                      state={cellState(momentAt(day, start), props)}
                      isActive={active.day === place && active.minutes === start}
                      onPress={() => {
                        setActive({ day: place, minutes: start });
                        onPress(momentAt(day, start));
                      }}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <Blocks {...props} days={days} minutes={minutes} />
        </div>
      </div>
    </div>
  );
}

interface CellProps {
  day: string;
  start: number;
  state: CellState;
  isActive: boolean;
  onPress: () => void;
}

function Cell({ day, start, state, isActive, onPress }: CellProps) {
  return (
    <td data-state={state}>
      <button
        type="button"
        className="week-cell"
        tabIndex={isActive ? 0 : -1}
        aria-pressed={state === 'chosen'}
        aria-disabled={state === 'past' || undefined}
        aria-label={`${dayLine(day)}, ${clockText(start)}, ${STATES[state]()}`}
        onClick={onPress}
      />
    </td>
  );
}

/** What is drawn over the places; pointers go through to them, and each place says the same in words. */
function Blocks(props: PlacesProps & { days: readonly string[] }) {
  const { days, busy, chosen, minutes, now } = props;
  const own = useOwn(props);
  const isKnown = ({ start_at, end_at }: Busy) =>
    own.some(
      (one) =>
        one.start_at !== null &&
        Date.parse(one.start_at) === Date.parse(start_at) &&
        endOf(one.start_at, one.duration_minutes) === Date.parse(end_at),
    );
  return (
    <div className="week-blocks" aria-hidden="true">
      {busy
        .filter((one) => one.user_id === null || !isKnown(one))
        .map((one) => (
          <Block
            key={`${one.user_id} ${one.start_at} ${one.end_at}`}
            kind={one.user_id === null ? 'candidate' : 'busy'}
            start={one.start_at}
            end={Date.parse(one.end_at)}
            days={days}
          >
            {one.user_id === null ? m.interview_candidate_taken() : m.interview_legend_busy()}
          </Block>
        ))}
      {own.map(({ id, start_at, duration_minutes, candidate }) => (
        <Block
          key={id}
          kind="interview"
          start={start_at ?? ''}
          end={endOf(start_at ?? '', duration_minutes)}
          days={days}
        >
          {candidate?.name}
        </Block>
      ))}
      {[...chosen.entries()].map(([place, { at }]) => (
        <Block key={at} kind="offer" start={at} end={endOf(at, minutes)} days={days}>
          <span className="week-place">{place + 1}</span>
          {clockOf(at)}
        </Block>
      ))}
      <NowLine days={days} now={now} />
    </div>
  );
}

/** The interviews of this week that the chosen interviewers hold for their company. */
function useOwn({ monday, own, interviewers }: PlacesProps): InterviewView[] {
  const { data } = useQuery(spanQuery(monday, addDays(monday, 6)));
  return (
    data?.data.filter(
      ({ id, status, start_at, interviewers: theirs }) =>
        id !== own &&
        start_at !== null &&
        status !== 'cancelled' &&
        theirs.some(({ user_id }) => interviewers.includes(user_id)),
    ) ?? []
  );
}

interface BlockProps {
  kind: 'offer' | 'interview' | 'busy' | 'candidate';
  start: string;
  end: number;
  days: readonly string[];
  children: React.ReactNode;
}

function Block({ kind, start, end, days, children }: BlockProps) {
  const place = days.indexOf(dayOf(start));
  const spot = place >= 0 ? spotOf(start, end, days[place] as string) : undefined;
  if (!spot) return null;
  return (
    <div
      className="week-block"
      data-kind={kind}
      data-small={spot.height <= STEP || undefined}
      style={blockStyle(place, spot)}
    >
      {children}
    </div>
  );
}

/** Minutes and days as CSS numbers; `week.css` knows how large they are. */
export function blockStyle(
  day: number,
  { top, height }: { top: number; height: number },
): CSSProperties {
  return { '--day': day, '--top': top, '--height': height } as CSSProperties;
}

export function NowLine({ days, now }: { days: readonly string[]; now: number }) {
  const place = days.indexOf(dayOf(now));
  const minutes = minutesOf(now);
  if (place < 0 || minutes < FIRST || minutes >= LAST) return null;
  return (
    <div className="week-now" style={blockStyle(place, { top: minutes - FIRST, height: 0 })} />
  );
}

/** The first place that can be chosen, or the first one that is. */
function startOf(days: readonly string[], now: number, chosen: readonly Chosen[]): Place {
  const [first] = chosen;
  const there = first ? days.indexOf(dayOf(first.at)) : -1;
  if (first && there >= 0) {
    const minutes = Math.floor(minutesOf(first.at) / STEP) * STEP;
    return { day: there, minutes: Math.min(Math.max(minutes, FIRST), LAST - STEP) };
  }
  for (const [day, one] of days.entries()) {
    const minutes = STARTS.find(
      (start) => start >= SEEN_FROM + 60 && Date.parse(momentAt(one, start)) > now,
    );
    if (minutes !== undefined) return { day, minutes };
  }
  return { day: 0, minutes: SEEN_FROM };
}

function rowHeight(table: HTMLTableElement | null): number {
  return table?.querySelector<HTMLElement>('tbody tr')?.offsetHeight ?? 0;
}
