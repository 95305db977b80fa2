import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerFact, answerFacts } from './answer-record';
import { startLocale } from './locale';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

it('tells what is usual, what was answered and what is promised', () => {
  expect(answerFacts({ promise_days: 3, share: 96, median_hours: 25 })).toEqual([
    'Usually answers within 2 days',
    'Answered 96% of applications',
    'Promises an answer within 3 days',
  ]);
});

it.each([
  [
    'within a day',
    { promise_days: null, share: 50, median_hours: 0 },
    'Usually answers within 1 day',
  ],
  [
    'a full day',
    { promise_days: null, share: 80, median_hours: 24 },
    'Usually answers within 1 day',
  ],
  // The few who got an answer got it fast; that is not usual.
  ['a low share', { promise_days: 2, share: 49, median_hours: 3 }, 'Answered 49% of applications'],
  [
    'a promise alone',
    { promise_days: 1, share: null, median_hours: null },
    'Promises an answer within 1 day',
  ],
])('says one thing on a card: %s', (_, answers, text) => {
  expect(answerFact(answers)).toBe(text);
});

it('says nothing without a record', () => {
  expect(answerFacts(null)).toEqual([]);
  expect(answerFact(undefined)).toBeUndefined();
});
