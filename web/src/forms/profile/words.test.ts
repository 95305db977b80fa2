import { expect, it } from 'vitest';
import type { CandidateProfile } from './wire';
import { drivingText, experienceText, nameOf } from './words';

it.each([
  [0, 'Tajribasiz'],
  [7, '7 oy'],
  [12, '1 yil'],
  [87, '7 yil 3 oy'],
])('%s months of work are %s', (months, text) => {
  expect(experienceText(months)).toBe(text);
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
