import { expect, it } from 'vitest';
import { columnAt, isDrag, scrollStep } from './drop';
import { swipeStep } from './swipe';

const area = { top: 100, bottom: 800, left: 0, right: 1000 };
const boxes = [
  { id: 'new', left: 0, right: 230 },
  { id: 'review', left: 246, right: 476 },
  // A rail, and columns to the right of the screen, reached by scrolling.
  { id: 'hired', left: 980, right: 1032 },
  { id: 'rejected', left: 1048, right: 1100 },
];

it.each([
  [10, 400, 0, 'new'],
  [230, 400, 0, 'new'],
  // The gap belongs to the nearer column.
  [236, 400, 0, 'new'],
  [240, 400, 0, 'review'],
  // The heading counts as well.
  [300, 101, 0, 'review'],
  [990, 799, 0, 'hired'],
  // After scrolling, other columns are under the pointer.
  [990, 400, 100, 'rejected'],
  [10, 400, 250, 'review'],
  [10, 99, 0, undefined],
  [10, 801, 0, undefined],
  [-1, 400, 0, undefined],
  [1001, 400, 0, undefined],
])('at %i, %i, scrolled by %i, means %s', (x, y, scrolled, expected) => {
  expect(columnAt(boxes, area, { x, y }, scrolled)).toBe(expected);
});

it('means nothing without columns', () => {
  expect(columnAt([], area, { x: 10, y: 400 })).toBeUndefined();
});

it('scrolls the board near its edges, faster the nearer', () => {
  expect(scrollStep(area, 500)).toBe(0);
  expect(scrollStep(area, 0)).toBe(-18);
  expect(scrollStep(area, 1000)).toBe(18);
  expect(Math.abs(scrollStep(area, 40))).toBeLessThan(Math.abs(scrollStep(area, 10)));
  // Beyond the edge it does not get faster.
  expect(scrollStep(area, 4000)).toBe(18);
});

it('begins to drag after six pixels', () => {
  expect(isDrag(3, 4)).toBe(false);
  expect(isDrag(0, -6)).toBe(true);
  expect(isDrag(5, 5)).toBe(true);
});

it.each([
  [-80, 10, 1],
  [80, 10, -1],
  [-50, 0, 0],
  [-80, 60, 0],
  [0, 300, 0],
])('a finger that goes %i, %i changes the column by %i', (dx, dy, step) => {
  expect(swipeStep(dx, dy)).toBe(step);
});
