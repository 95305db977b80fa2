import type { KeyboardEvent } from 'react';
import { m } from '@/paraglide/messages';
import './week.css';
import { dayLine, weekdayShort } from './words';

interface DayStripProps {
  days: readonly string[];
  today: string;
  /** Undefined: none of them. */
  picked: string | undefined;
  isOff?: (day: string) => boolean;
  /** What there is on a day; a dot says that there is something. */
  noteOf: (day: string) => string | undefined;
  onPick: (day: string | undefined) => void;
}

/** Seven days in a row; arrows walk. */
export function DayStrip({ days, today, picked, isOff, noteOf, onPick }: DayStripProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
    const target = step && buttons[buttons.indexOf(event.target as HTMLElement) + step];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <fieldset className="week-strip" aria-label={m.interviews_days()} onKeyDown={onKeyDown}>
      {days.map((day) => {
        const note = noteOf(day);
        return (
          <button
            key={day}
            type="button"
            className="week-strip-day"
            aria-pressed={day === picked}
            aria-current={day === today ? 'date' : undefined}
            disabled={isOff?.(day)}
            onClick={() => onPick(day === picked ? undefined : day)}
          >
            {/* What is seen is a part of the name: people who speak to their device say it. */}
            <span>{weekdayShort(day)}</span>{' '}
            <span className="week-strip-number">{Number(day.slice(8))}</span>
            <span className="sr-only">, {[dayLine(day), note].filter(Boolean).join(', ')}</span>
            <span className="week-strip-dot" data-on={note !== undefined || undefined} />
          </button>
        );
      })}
    </fieldset>
  );
}
