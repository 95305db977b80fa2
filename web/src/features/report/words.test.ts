import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { timeText } from './words';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const DAY = 24 * 60;

it.each([
  [0, 'under an hour'],
  [30, '1 hour'],
  [14 * 60 + 20, '14 hours'],
  [2 * DAY - 1, '48 hours'],
  [2 * DAY, '2 days'],
  [2.1 * DAY, '2.1 days'],
  [3.96 * DAY, '4 days'],
  [19.4 * DAY, '19 days'],
])('writes %d minutes as %s', (minutes, text) => {
  expect(timeText(minutes)).toBe(text);
});
