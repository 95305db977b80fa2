/** `2026-11-15` → `15.11.2026`: read alike in all three languages, and the server writes it the same way. */
export function dayText(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${day}.${month}.${year}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Uzbekistan has kept one time all year since 1992, so the calendar needs no zone tables: reading them takes a weak phone
 * a tenth of a second.
 */
const TASHKENT_MS = 5 * 60 * 60 * 1000;

/** What calendar and clock in Uzbekistan say at a moment, `2026-11-15T14:02:00.000Z`; its zone is not to be read. */
export function tashkentIso(moment: string | number): string {
  return new Date(new Date(moment).getTime() + TASHKENT_MS).toISOString();
}

/** Today in Uzbekistan, `YYYY-MM-DD`: what "in the future" and an age are measured by. */
export function todayIso(now = new Date()): string {
  return tashkentIso(now.getTime()).slice(0, 10);
}

/** Midnights in Uzbekistan between a moment and now: 0 is today, 1 is yesterday. */
export function daysSince(iso: string, now = Date.now()): number {
  const day = (ms: number) => Math.floor((ms + TASHKENT_MS) / DAY_MS);
  return Math.max(0, day(now) - day(Date.parse(iso)));
}
