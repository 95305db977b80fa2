/** `2026-11-15` → `15.11.2026`: read alike in all three languages, and the server writes it the same way. */
export function dayText(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${day}.${month}.${year}`;
}

/** Today in Uzbekistan, `YYYY-MM-DD`: what "in the future" and an age are measured by. */
export function todayIso(now = new Date()): string {
  // Swedish writes days as ISO does.
  return now.toLocaleDateString('sv', { timeZone: 'Asia/Tashkent' });
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Uzbekistan has kept one time all year since 1992, so the calendar needs no zone tables. */
const TASHKENT_MS = 5 * 60 * 60 * 1000;

/** Midnights in Uzbekistan between a moment and now: 0 is today, 1 is yesterday. */
export function daysSince(iso: string, now = Date.now()): number {
  const day = (ms: number) => Math.floor((ms + TASHKENT_MS) / DAY_MS);
  return Math.max(0, day(now) - day(Date.parse(iso)));
}
