import { expect, it } from 'vitest';
import { changeText, daysUntil, differenceText } from './words';

const NOW = Date.parse('2026-11-19T18:30:00Z');

it.each([
  // 23:30 in Tashkent.
  ['2026-11-19T18:59:00Z', 0],
  ['2026-11-19T19:00:00Z', 1],
  ['2026-11-21T12:00:00Z', 2],
  ['2026-11-18T12:00:00Z', 0],
])('%s ends in %d midnights', (at, days) => {
  expect(daysUntil(at, NOW)).toBe(days);
});

it.each([
  [118, 100, '+18%', '+18'],
  [80, 100, '−20%', '−20'],
  [5, 0, undefined, '+5'],
  [7, 7, undefined, undefined],
  [1001, 1000, undefined, '+1'],
])('%d after %d', (now, before, percent, difference) => {
  expect(changeText(now, before)).toBe(percent);
  expect(differenceText(now, before)).toBe(difference);
});
