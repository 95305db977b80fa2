import { expect, it } from 'vitest';
import {
  answerShares,
  DAY,
  HOUR,
  largestDrop,
  percentOf,
  reasonShares,
  scaleOf,
  slowest,
} from './figures';
import { stay, step, week } from './testing';

it('names the step where the largest part fell out', () => {
  const funnel = [
    step('new', 312),
    step('review', 214, 69),
    step('interview', 41, 19),
    step('hired', 6, 15),
  ];
  expect(largestDrop(funnel)).toEqual({ step: funnel[3], before: 41 });
});

it('observes nothing of fewer than twenty people, or when nobody fell out', () => {
  expect(largestDrop([step('new', 19), step('hired', 1, 5)])).toBeUndefined();
  expect(largestDrop([step('new', 30), step('review', 30, 100)])).toBeUndefined();
  // The worst share is of too few; the other one counts.
  const funnel = [step('new', 40), step('review', 10, 25), step('hired', 1, 10)];
  expect(largestDrop(funnel)?.step.stage).toBe('review');
});

it('finds the slowest stage of several', () => {
  const stays = [stay('new', 60), stay('interview', 600), stay('test', 300)];
  expect(slowest(stays)?.stage).toBe('interview');
  expect(slowest(stays.slice(0, 1))).toBeUndefined();
});

it.each([
  [0, 4 * HOUR, 'hours', [0, 1, 2, 3, 4]],
  [14 * HOUR, 20 * HOUR, 'hours', [0, 5, 10, 15, 20]],
  [2 * DAY, 60 * HOUR, 'hours', [0, 15, 30, 45, 60]],
  [6.8 * DAY, 8 * DAY, 'days', [0, 2, 4, 6, 8]],
  [90 * DAY, 100 * DAY, 'days', [0, 25, 50, 75, 100]],
])('draws %d minutes on a round scale', (minutes, top, unit, ticks) => {
  expect(scaleOf(minutes)).toEqual({ top, unit, ticks });
});

it('counts all weeks together', () => {
  const weeks = [week('2026-11-09', { in_day: 6, never: 1 }), week('2026-11-16', { later: 3 })];
  expect(answerShares(weeks)).toEqual([
    { kind: 'in_day', share: 60 },
    { kind: 'later', share: 30 },
    { kind: 'never', share: 10 },
  ]);
  expect(answerShares([week('2026-11-09', {})])).toEqual([]);
});

it.each([
  [0, 0, 0],
  [1, 1000, 1],
  [999, 1000, 99],
  [3, 3, 100],
  [1, 3, 33],
])('%d of %d is %d percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

it('names five reasons and counts the rest together', () => {
  const codes = [
    'other',
    'no_show',
    'skills_mismatch',
    'failed_test',
    'declined',
    'withdrawn',
    'no_answer',
  ] as const;
  const reasons = codes.map(
    (reason, index) => ({ ended_by: 'customer', reason, count: 7 - index }) as const,
  );
  const { total, named, others } = reasonShares(reasons);
  expect([total, named.length, others]).toEqual([28, 5, { count: 3, share: 11 }]);
  expect(named[0]).toMatchObject({ reason: 'other', share: 25 });
  expect(reasonShares(reasons.slice(0, 5)).others).toBeUndefined();
});
