import { useState } from 'react';
import { m } from '@/paraglide/messages';
import { DayStrip } from './day-strip';
import { clockText, dayOf, momentAt, weekOf } from './times';
import { cellState, STARTS } from './week';
import './week.css';
import { type PlacesProps, STATES } from './week-grid';
import { WeekHead } from './week-head';
import { dayLine } from './words';

/** On phones: a strip of days, and the times of the chosen one. */
export function DayTimes(props: PlacesProps) {
  const { monday, now, chosen, onWeek, onPress } = props;
  const days = weekOf(monday);
  const today = dayOf(now);
  const [picked, setPicked] = useState(() => {
    const [first] = chosen;
    return first ? dayOf(first.at) : days.find((day) => day >= today);
  });
  const day =
    picked && days.includes(picked) ? picked : (days.find((one) => one >= today) ?? days[0]);
  const starts = STARTS.filter((start) => {
    const state = cellState(momentAt(day as string, start), props);
    return state !== 'past';
  });
  return (
    <section className="week" aria-label={m.interview_grid()}>
      <WeekHead monday={monday} now={now} isFuture onWeek={onWeek} />
      <DayStrip
        days={days}
        today={today}
        picked={day}
        isOff={(one) => one < today}
        noteOf={(one) => {
          const count = chosen.filter(({ at }) => dayOf(at) === one).length;
          return count > 0 ? m.interviews_times({ count }) : undefined;
        }}
        onPick={(one) => one && setPicked(one)}
      />
      <p className="week-day">{day && dayLine(day)}</p>
      {starts.length === 0 && <p className="interview-hint">{m.interview_past()}</p>}
      <ul className="week-times" aria-label={m.interview_free_times()}>
        {starts.map((start) => {
          const at = momentAt(day as string, start);
          const state = cellState(at, props);
          return (
            <li key={start}>
              <button
                type="button"
                className="week-time"
                data-state={state}
                aria-pressed={state === 'chosen'}
                onClick={() => onPress(at)}
              >
                {clockText(start)}
                {state !== 'free' && state !== 'chosen' && (
                  <span className="week-time-note">{STATES[state]()}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
