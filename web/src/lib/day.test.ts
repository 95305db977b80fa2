import { expect, it } from 'vitest';
import { daysSince, dayText } from './day';

it('writes a day with dots', () => {
  expect(dayText('2026-11-05')).toBe('05.11.2026');
});

// Midnight in Tashkent is 19:00 UTC.
it.each([
  ['2026-11-15T18:59:00Z', '2026-11-15T18:59:59Z', 0],
  ['2026-11-14T19:00:00Z', '2026-11-15T18:59:59Z', 0],
  ['2026-11-14T18:59:59Z', '2026-11-14T19:00:00Z', 1],
  ['2026-11-08T06:00:00Z', '2026-11-15T20:00:00Z', 8],
  // A server clock ahead of ours: a date is never in the future.
  ['2026-11-16T06:00:00Z', '2026-11-15T06:00:00Z', 0],
])('from %s to %s are %i midnights', (iso, now, days) => {
  expect(daysSince(iso, Date.parse(now))).toBe(days);
});
