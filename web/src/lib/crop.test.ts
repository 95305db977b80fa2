import { expect, it } from 'vitest';
import { cropSide, keepInside, maxZoom, wholeCrop } from './crop';

const WIDE = { width: 1200, height: 800 };

it('begins with the largest square in the middle', () => {
  expect(wholeCrop(WIDE)).toEqual({ zoom: 1, x: 600, y: 400 });
  expect(cropSide(WIDE, 1)).toBe(800);
  expect(cropSide(WIDE, 2)).toBe(400);
});

it.each([
  ['over the left edge', { zoom: 1, x: 100, y: 400 }, { zoom: 1, x: 400, y: 400 }],
  ['over the right and lower edge', { zoom: 2, x: 9000, y: 9000 }, { zoom: 2, x: 1000, y: 600 }],
  ['already inside', { zoom: 2, x: 500, y: 300 }, { zoom: 2, x: 500, y: 300 }],
  ['smaller than 1', { zoom: 0.2, x: 600, y: 400 }, { zoom: 1, x: 600, y: 400 }],
  ['too near', { zoom: 99, x: 600, y: 400 }, { zoom: 4, x: 600, y: 400 }],
])('%s', (_, crop, expected) => {
  expect(keepInside(WIDE, crop, 200)).toEqual(expected);
});

it('does not enlarge a small picture', () => {
  expect(maxZoom({ width: 300, height: 300 }, 200)).toBe(1.5);
  expect(maxZoom({ width: 150, height: 300 }, 200)).toBe(1);
});
