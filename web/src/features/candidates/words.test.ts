import { expect, it } from 'vitest';
import type { CandidateProfile } from './wire';
import { drivingText, experienceText, lengthText, nameOf, periodText, yearText } from './words';

const month = (year: number, number: number) => ({ year, month: number });

it.each([
  [0, 'Tajribasiz'],
  [7, '7 oy'],
  [12, '1 yil'],
  [87, '7 yil 3 oy'],
])('%s months of work are %s', (months, text) => {
  expect(experienceText(months)).toBe(text);
});

it('writes the period of a job and of studies', () => {
  const now = { start: month(2022, 3), end: null, present: true };
  expect(periodText(now)).toBe('03.2022 – hozirgacha');
  const studies = { start: month(2014, 9), end: month(2018, 6), present: false };
  expect(periodText(studies, yearText)).toBe('2014 – 2018');
  expect(periodText({ start: null, end: null, present: false })).toBe('');
});

it('counts both months of a job, in the time of Uzbekistan', () => {
  const job = { position: '', description: '', company: null };
  const past = { ...job, start: month(2019, 9), end: month(2022, 2), present: false };
  expect(lengthText(past)).toBe('2 yil 6 oy');
  const present = { ...job, start: month(2026, 11), end: null, present: true };
  expect(lengthText(present, '2026-11-30T20:00:00Z')).toBe('2 oy');
  expect(lengthText({ ...past, start: null })).toBe('');
});

it('names nobody who has no name', () => {
  expect(nameOf({ name: 'Malika', surname: 'Yusupova' })).toBe('Malika Yusupova');
  expect(nameOf({ name: 'M. Y.', surname: null })).toBe('M. Y.');
  expect(nameOf({ name: '' })).toBe('Ism yashirilgan');
});

it('says what somebody drives', () => {
  const profile = (driving: object, has_car = false) => ({ driving, has_car }) as CandidateProfile;
  expect(drivingText(profile({ categories: [], years: null }))).toBe('');
  expect(drivingText(profile({ categories: ['B', 'C'], years: 5 }, true))).toBe(
    'Guvohnoma: B, C · 5 yil haydagan · Shaxsiy avtomobili bor',
  );
});
