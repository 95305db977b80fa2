import { beforeEach, expect, it } from 'vitest';
import { startLocale } from './locale';
import { lengthText, periodText, shortMonthText, yearText } from './periods';

// Tests of pure functions share one environment, and another one may have chosen a language.
beforeEach(() => {
  startLocale('/');
});

const month = (year: number, number: number) => ({ year, month: number });

it('writes the period of a job and of studies', () => {
  const now = { start: month(2022, 3), end: null, present: true };
  expect(periodText(now)).toBe('2022-yil mart – hozirgacha');
  expect(periodText(now, shortMonthText)).toBe('03.2022 – hozirgacha');
  const studies = { start: month(2014, 9), end: month(2018, 6), present: false };
  expect(periodText(studies, yearText)).toBe('2014 – 2018');
  expect(periodText({ start: null, end: null, present: false })).toBe('');
});

it('counts both months of a job, in the time of Uzbekistan', () => {
  const past = { start: month(2019, 9), end: month(2022, 2), present: false };
  expect(lengthText(past)).toBe('2 yil 6 oy');
  const present = { start: month(2026, 11), end: null, present: true };
  expect(lengthText(present, '2026-11-30T20:00:00Z')).toBe('2 oy');
  expect(lengthText({ ...past, start: null })).toBe('');
});
