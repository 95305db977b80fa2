import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { type AnswerRecord, recordTexts } from './record';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const GOOD: AnswerRecord = {
  promise_days: 3,
  share: 90,
  median_hours: 20,
  upheld_complaints: 0,
};

it.each<[string, Partial<AnswerRecord>, RegExp]>([
  ['a share', {}, /90%/],
  ['hours', {}, /20 hours/],
  ['at least one hour', { median_hours: 0 }, /1 hour\b/],
  ['days from two on, rounded up', { median_hours: 49 }, /3 days/],
  ['complaints', { upheld_complaints: 2 }, /2/],
])('names %s', (_, patch, text) => {
  expect(recordTexts({ ...GOOD, ...patch }).join(' ')).toMatch(text);
});

it('says nothing of too few applications', () => {
  expect(recordTexts({ ...GOOD, share: null, median_hours: null })).toHaveLength(1);
});
