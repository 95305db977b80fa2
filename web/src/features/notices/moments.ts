/** When something happened, as short as the place allows. */
import { dayWords } from '@/i18n/days';
import { daysSince, tashkentIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import type { Notice } from './wire';

export type Part = 'today' | 'yesterday' | 'week' | 'earlier';

const WEEK_DAYS = 7;

const TITLES: Record<Part, () => string> = {
  today: m.notices_today,
  yesterday: m.notices_yesterday,
  week: m.notices_week,
  earlier: m.notices_earlier,
};

function partOf(at: string, now: number): Part {
  const days = daysSince(at, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < WEEK_DAYS ? 'week' : 'earlier';
}

/** Notices under headings; those without notices are left out. The order within a heading stays. */
export function byPart(notices: readonly Notice[], now = Date.now()) {
  const parts = (Object.keys(TITLES) as Part[]).map((part) => ({
    part,
    title: TITLES[part](),
    notices: notices.filter(({ at }) => partOf(at, now) === part),
  }));
  return parts.filter((part) => part.notices.length > 0);
}

const clock = (at: string) => tashkentIso(at).slice(11, 16);
const day = (at: string) => dayWords(tashkentIso(at).slice(0, 10));

/** Below a heading that names the day: `14:18`, or `11-noyabr` where it names several days. */
export function timeInPart(at: string, now = Date.now()): string {
  return daysSince(at, now) < 2 ? clock(at) : day(at);
}

/** Without a heading: `14:18`, `Kecha, 17:35`, `11-noyabr`. */
export function timeAlone(at: string, now = Date.now()): string {
  const days = daysSince(at, now);
  if (days === 0) return clock(at);
  return days === 1 ? m.notices_yesterday_at({ time: clock(at) }) : day(at);
}
