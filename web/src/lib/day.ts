/** `2026-11-15` → `15.11.2026`: the same in all three languages; the server formats it the same way. */
export function dayText(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${day}.${month}.${year}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Uzbekistan has had no daylight saving time since 1992, so a fixed offset is enough: loading time zone tables takes a
 * weak phone a tenth of a second.
 */
const TASHKENT_MS = 5 * 60 * 60 * 1000;

/** The local date and time in Uzbekistan at a moment, `2026-11-15T14:02:00.000Z`; ignore the `Z`. */
export function tashkentIso(moment: string | number): string {
  return new Date(new Date(moment).getTime() + TASHKENT_MS).toISOString();
}

/** Today in Uzbekistan, `YYYY-MM-DD`; future dates and ages are calculated from it. */
export function todayIso(now = new Date()): string {
  return tashkentIso(now.getTime()).slice(0, 10);
}

/** Number of midnights in Uzbekistan between a moment and now: 0 is today, 1 is yesterday. */
export function daysSince(iso: string, now = Date.now()): number {
  const day = (ms: number) => Math.floor((ms + TASHKENT_MS) / DAY_MS);
  return Math.max(0, day(now) - day(Date.parse(iso)));
}
