/** Interviews in words. */
import { dayWords } from '@/i18n/days';
import type { Labels } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';
import { addDays, clockOf, dayOf, weekdayOf } from './times';
import type { InterviewKind, InterviewView, Slot } from './wire';

const WEEKDAYS = [
  m.weekday_1,
  m.weekday_2,
  m.weekday_3,
  m.weekday_4,
  m.weekday_5,
  m.weekday_6,
  m.weekday_7,
];
const SHORT = [
  m.weekday_short_1,
  m.weekday_short_2,
  m.weekday_short_3,
  m.weekday_short_4,
  m.weekday_short_5,
  m.weekday_short_6,
  m.weekday_short_7,
];

export const KINDS: Labels<InterviewKind> = {
  office: m.interviews_kind_office,
  online: m.interviews_kind_online,
  phone: m.interviews_kind_phone,
};

export function weekdayText(day: string): string {
  return WEEKDAYS[weekdayOf(day)]?.() ?? '';
}

export function weekdayShort(day: string): string {
  return SHORT[weekdayOf(day)]?.() ?? '';
}

/** `18-noyabr, chorshanba`. */
export function dayLine(day: string): string {
  return `${dayWords(day)}, ${weekdayText(day)}`;
}

/** `Bugun`, `Ertaga`, `Kecha`; undefined for other days. */
export function nearDay(day: string, now: number): string | undefined {
  const today = dayOf(now);
  if (day === today) return m.ago_today();
  if (day === addDays(today, 1)) return m.interviews_tomorrow();
  return day === addDays(today, -1) ? m.ago_yesterday() : undefined;
}

/** `Ertaga, 14:30`, `18-noyabr, 14:30`. */
export function whenText(moment: string, now: number): string {
  const day = dayOf(moment);
  return `${nearDay(day, now) ?? dayWords(day)}, ${clockOf(moment)}`;
}

/** `18-noyabr 11:00`: as short as it can be, for cards. */
export function shortWhen(moment: string): string {
  return `${dayWords(dayOf(moment))} ${clockOf(moment)}`;
}

/** `16 – 22-noyabr`. */
export function rangeText(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = isOneMonth ? String(Number(first.slice(8))) : dayWords(first);
  return m.interviews_range({ from, to: dayWords(last) });
}

/** `18, 19 yoki 20-noyabr`. */
export function daysText(slots: readonly Pick<Slot, 'start_at'>[]): string {
  const days = [...new Set(slots.map(({ start_at }) => dayOf(start_at)))];
  const last = days.at(-1);
  if (last === undefined) return '';
  if (days.length === 1) return dayWords(last);
  // Days of one month name it once.
  const isOneMonth = days.every((day) => day.slice(0, 7) === last.slice(0, 7));
  const before = days
    .slice(0, -1)
    .map((day) => (isOneMonth ? String(Number(day.slice(8))) : dayWords(day)));
  return m.interviews_or({ days: before.join(', '), last: dayWords(last) });
}

export interface Standing {
  tone: StatusTone;
  text: string;
}

/** Where an interview stands, for the company. */
export function companyStanding(interview: InterviewView, now: number): Standing {
  const { status, asks_other, is_confirmed, cancelled_by } = interview;
  switch (status) {
    case 'came':
      return { tone: 'done', text: m.interviews_came() };
    case 'did_not_come':
      return { tone: 'refused', text: m.interviews_did_not_come() };
    case 'cancelled':
      return cancelled_by === 'candidate'
        ? { tone: 'refused', text: m.interviews_status_candidate_cancelled() }
        : { tone: 'quiet', text: m.interviews_status_cancelled() };
    default:
      if (isOver(interview, now)) return { tone: 'quiet', text: m.interviews_status_over() };
      if (asks_other) return { tone: 'new', text: m.interviews_status_other() };
      return is_confirmed
        ? { tone: 'active', text: m.interviews_status_confirmed() }
        : { tone: 'waiting', text: m.interviews_status_waits() };
  }
}

/** The same, for the candidate. */
export function candidateStanding(interview: InterviewView, now: number): Standing {
  const { status, asks_other, is_confirmed, cancelled_by } = interview;
  switch (status) {
    case 'came':
      return { tone: 'done', text: m.interviews_mine_over() };
    case 'did_not_come':
      return { tone: 'quiet', text: m.interviews_mine_missed() };
    case 'cancelled':
      if (cancelled_by === 'candidate')
        return { tone: 'quiet', text: m.interviews_mine_declined() };
      return cancelled_by === 'customer'
        ? { tone: 'refused', text: m.interviews_mine_cancelled() }
        : { tone: 'quiet', text: m.interviews_status_cancelled() };
    default:
      if (isOver(interview, now)) return { tone: 'quiet', text: m.interviews_mine_over() };
      if (asks_other) return { tone: 'new', text: m.interviews_mine_other() };
      return is_confirmed
        ? { tone: 'active', text: m.interviews_mine_confirmed() }
        : { tone: 'waiting', text: m.interviews_mine_waits() };
  }
}

/** Its time has passed. */
export function isOver(
  { start_at, duration_minutes }: Pick<InterviewView, 'start_at' | 'duration_minutes'>,
  now: number,
): boolean {
  return start_at !== null && Date.parse(start_at) + duration_minutes * 60_000 <= now;
}

/** `https://meet.google.com/abc` → `meet.google.com/abc`. */
export function linkText(link: string): string {
  return link.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
