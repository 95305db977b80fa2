/** Times are stored in UTC and shown as a clock in Tashkent says (decision J3). */
const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tashkent',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-11-15T09:02:00Z` → `15.11.2026`. */
export function momentDay(iso: string): string {
  const { day, month, year } = parts(iso);
  return `${day}.${month}.${year}`;
}

/** `2026-11-15T09:02:00Z` → `15.11.2026, 14:02`: read alike in all three languages. */
export function momentText(iso: string): string {
  const { hour, minute } = parts(iso);
  return `${momentDay(iso)}, ${hour}:${minute}`;
}

function parts(iso: string): Record<string, string> {
  const named = PARTS.formatToParts(new Date(iso)).map(({ type, value }) => [type, value] as const);
  return Object.fromEntries(named);
}
