/** When something was written, as short as the place allows. All days and times are those of Tashkent. */
import { dayWords } from '@/i18n/days';
import { daysSince, dayText, tashkentIso } from '@/lib/day';
import { m } from '@/paraglide/messages';

export const dayOf = (at: string | number) => tashkentIso(at).slice(0, 10);
export const clockOf = (at: string) => tashkentIso(at).slice(11, 16);

/** `17-dekabr`; in another year `17.12.2025`. */
function dateText(at: string, now: number): string {
  const day = dayOf(at);
  return day.slice(0, 4) === dayOf(now).slice(0, 4) ? dayWords(day) : dayText(day);
}

/** Between messages: `Bugun`, `Kecha`, `17-dekabr`. */
export function dayTitle(at: string, now: number): string {
  // A clock that is slow puts what was just written into tomorrow.
  const days = daysSince(at, now);
  if (days === 0) return m.chat_today();
  return days === 1 ? m.chat_yesterday() : dateText(at, now);
}

/** In the list: `14:02`, `Kecha`, `17-dekabr`. */
export function shortMoment(at: string, now: number): string {
  return daysSince(at, now) === 0 ? clockOf(at) : dayTitle(at, now);
}

/** `Bugun, 15:00`: a moment that lies ahead. */
export function aheadText(at: string, now: number): string {
  const day = dayOf(at);
  const date = day === dayOf(now) ? m.chat_today() : dateText(at, now);
  return `${date}, ${clockOf(at)}`;
}

/** Whether a new day begins between two messages. */
export function startsDay(at: string, before: string | undefined): boolean {
  return before === undefined || dayOf(before) !== dayOf(at);
}
