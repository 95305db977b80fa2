/** Sentences of the cabinet that depend on the clock. */
import { tashkentIso } from '@/lib/day';
import { m } from '@/paraglide/messages';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** `1 kun oldin oʻtgan`; less than an hour counts as one. */
export function overdueText(dueAt: string, now: number): string {
  const late = now - Date.parse(dueAt);
  return late >= DAY
    ? m.cabinet_late_ago_days({ count: Math.floor(late / DAY) })
    : m.cabinet_late_ago_hours({ count: Math.max(1, Math.floor(late / HOUR)) });
}

/** Midnights in Tashkent until then: 0 is today. */
export function daysUntil(at: string, now: number): number {
  const day = (moment: string | number) => Date.parse(tashkentIso(moment).slice(0, 10));
  return Math.max(0, Math.round((day(at) - day(now)) / DAY));
}

export function endsText(endsAt: string, now: number): string {
  const days = daysUntil(endsAt, now);
  return days === 0 ? m.cabinet_ends_today() : m.cabinet_days_left({ count: days });
}

/** `+18 %`: how much more or less than before; nothing to compare with says nothing. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0 || now === before) return undefined;
  const change = Math.round(((now - before) / before) * 100);
  return change === 0 ? undefined : `${change > 0 ? '+' : '−'}${Math.abs(change)}%`;
}

/** `+6`. */
export function differenceText(now: number, before: number): string | undefined {
  if (now === before) return undefined;
  return `${now > before ? '+' : '−'}${Math.abs(now - before)}`;
}
