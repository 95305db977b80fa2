/** How long there is to answer, in words. */
import { m } from '@/paraglide/messages';
import type { AnswerClock } from './wire';

export type ClockTone = 'quiet' | 'soon' | 'late';

export interface ClockText {
  tone: ClockTone;
  text: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The last day is drawn in the colour of waiting, the time after it in the colour of danger. */
export function clockText({ due_at }: Pick<AnswerClock, 'due_at'>, now: number): ClockText {
  const left = Date.parse(due_at) - now;
  if (left <= 0) return { tone: 'late', text: lateText(-left) };
  return { tone: left <= DAY ? 'soon' : 'quiet', text: leftText(left) };
}

/** Rounded down: nobody is promised time that there is not. */
function leftText(left: number): string {
  if (left >= DAY) return m.applicants_days_left({ count: Math.floor(left / DAY) });
  if (left >= HOUR) return m.applicants_hours_left({ count: Math.floor(left / HOUR) });
  return m.applicants_minutes_left({ count: Math.max(1, Math.floor(left / MINUTE)) });
}

function lateText(late: number): string {
  if (late >= DAY) return m.applicants_days_late({ count: Math.floor(late / DAY) });
  if (late >= HOUR) return m.applicants_hours_late({ count: Math.floor(late / HOUR) });
  return m.applicants_minutes_late({ count: Math.max(1, Math.floor(late / MINUTE)) });
}
