import { afterEach, expect, it } from 'vitest';
import { dayWords, momentDayWords, momentWords, sentence } from './days';
import { startLocale } from './locale';

afterEach(() => {
  startLocale('/');
});

const NOW = Date.parse('2026-11-17T08:00:00Z');

it('writes a day as people say it, never broken in two lines', () => {
  startLocale('/');
  expect(dayWords('2026-12-07')).toBe('7-\u2060dekabr');
  startLocale('/ru');
  expect(dayWords('2026-12-17')).toBe('17\u00a0декабря');
  startLocale('/en');
  expect(dayWords('2026-05-01')).toBe('1\u00a0May');
});

it('names a moment by the day in Uzbekistan', () => {
  startLocale('/en');
  // 01:00 of the 17th in Tashkent.
  expect(momentWords('2026-11-16T20:00:00Z', NOW)).toBe('today, 01:00');
  expect(momentDayWords('2026-11-16T18:59:00Z', NOW)).toBe('yesterday');
  expect(momentDayWords('2026-11-12T09:00:00Z', NOW)).toBe('12\u00a0November');
  expect(momentDayWords('2026-11-18T09:00:00Z', NOW)).toBe('18\u00a0November');
});

it('begins a sentence with a capital', () => {
  expect(sentence('kecha oʻqidi.')).toBe('Kecha oʻqidi.');
});
