import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { clockText } from './clock';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const NOW = Date.parse('2026-11-15T09:00:00Z');
const HOUR = 60;

it.each([
  [71 * HOUR + 59, 'quiet', '2 days left'],
  [24 * HOUR + 1, 'quiet', '1 day left'],
  [24 * HOUR, 'soon', '1 day left'],
  [23 * HOUR + 59, 'soon', '23 hours left'],
  [HOUR, 'soon', '1 hour left'],
  [59, 'soon', '59 minutes left'],
  [0.5, 'soon', '1 minute left'],
  [0, 'late', '1 minute late'],
  [-59, 'late', '59 minutes late'],
  [-23 * HOUR, 'late', '23 hours late'],
  [-24 * HOUR, 'late', '1 day late'],
  [-100 * HOUR, 'late', '4 days late'],
])('%s minutes before the end it is %s: %s', (minutes, tone, text) => {
  const due_at = new Date(NOW + minutes * 60_000).toISOString();
  expect(clockText({ due_at }, NOW)).toEqual({ tone, text });
});
