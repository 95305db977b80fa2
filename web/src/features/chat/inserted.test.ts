import { expect, it } from 'vitest';
import { inserted } from './inserted';

it.each([
  ['', 0, 0, 'Hi', 0, 2],
  ['one two', 4, 7, 'one Hi', 4, 6],
  ['one', 3, 3, 'one\nHi', 4, 6],
  ['one\n', 4, 4, 'one\nHi', 4, 6],
  ['one', 0, 0, 'Hi\none', 0, 2],
  ['one two', 3, 3, 'one\nHi two', 4, 6],
] as const)('into %j at %i to %i', (text, from, to, expected, start, end) => {
  expect(inserted(text, 'Hi', from, to)).toEqual({ text: expected, from: start, to: end });
});
