import { expect, it } from 'vitest';
import { bracketsOf } from './brackets';
import { GAP, heightOf, inSight, scrollFor, slotsOf } from './slots';
import { card } from './testing';

const clock = { kind: 'promise', due_at: '2026-11-18T09:00:00Z' } as const;

it('knows the height of a card from what it shows', () => {
  expect(heightOf(card('a', 'new'), false)).toBe(100);
  expect(heightOf(card('a', 'new'), true)).toBe(122);
  expect(heightOf(card('a', 'new', { clock }), false)).toBe(140);
  expect(heightOf(card('a', 'new', { comment_count: 1 }), false)).toBe(140);
  expect(heightOf(card('a', 'invited', { ratings: 2 }), false)).toBe(176);
  expect(heightOf(card('a', 'rejected', { reason: 'other' }), false)).toBe(136);
  expect(heightOf(card('a', 'new', { refusal_at: '2026-11-18T09:00:00Z' }), false)).toBe(136);
});

const thousand = slotsOf(
  Array.from({ length: 1000 }, (_, row) => card(String(row), 'new', row % 2 ? { clock } : {})),
  false,
);

it('draws only the cards in sight of a long column', () => {
  expect(thousand.total).toBe(500 * 240 + 999 * GAP);
  expect(inSight(thousand, 0, 700)).toEqual([0, 6]);
  const [first, end] = inSight(thousand, 60_000, 60_700);
  expect(end - first).toBeLessThan(8);
  // The first one reaches into the view, the last one begins in it.
  expect((thousand.tops[first] ?? 0) + (thousand.heights[first] ?? 0)).toBeGreaterThan(60_000);
  expect(thousand.tops[end - 1]).toBeLessThan(60_700);
  expect(inSight(thousand, 1e9, 2e9)).toEqual([1000, 1000]);
  expect(inSight(thousand, -500, 0)).toEqual([0, 0]);
  expect(inSight(slotsOf([], false), 0, 700)).toEqual([0, 0]);
});

it('scrolls as little as it can to show a card', () => {
  expect(scrollFor(thousand, 2, 0, 700)).toBeUndefined();
  expect(scrollFor(thousand, 0, 400, 700)).toBe(0);
  const below = scrollFor(thousand, 500, 0, 700) ?? 0;
  expect(below + 700).toBe((thousand.tops[500] ?? 0) + (thousand.heights[500] ?? 0) + GAP);
});

it('spans brackets over neighbours of which the candidate sees the same', () => {
  const stages = ['new', 'review', 'test', 'invited', 'interview', 'hired', 'rejected'] as const;
  const shown = stages.map((stage) => ({
    stage,
    isFolded: stage === 'hired' || stage === 'rejected',
  }));
  expect(bracketsOf(shown)).toEqual([
    { status: 'waiting', start: 0, span: 3 },
    { status: 'offer', start: 3, span: 2 },
  ]);
  // A folded column in the middle parts its neighbours.
  const parted = shown.map((one) => ({ ...one, isFolded: one.stage === 'review' }));
  expect(bracketsOf(parted)).toEqual([
    { status: 'waiting', start: 0, span: 1 },
    { status: 'waiting', start: 2, span: 1 },
    { status: 'offer', start: 3, span: 2 },
    { status: 'approve', start: 5, span: 1 },
    { status: 'reject', start: 6, span: 1 },
  ]);
});
