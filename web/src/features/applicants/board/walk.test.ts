import { expect, it } from 'vitest';
import { boardOf, card } from './testing';
import { columnBeside, spotOf, walk } from './walk';

const columns = boardOf([
  card('a', 'new'),
  card('b', 'new'),
  card('c', 'new'),
  card('d', 'test'),
  card('e', 'interview'),
  card('f', 'interview'),
]).data;

const from = (id: string, key: string) => {
  const spot = spotOf(columns, id);
  return spot && walk(columns, spot, key);
};

it.each([
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', undefined],
  ['c', 'ArrowDown', undefined],
  ['c', 'Home', 'a'],
  ['a', 'Home', undefined],
  ['a', 'End', 'c'],
  ['c', 'End', undefined],
  // Empty columns are passed over, and a shorter column ends earlier.
  ['c', 'ArrowRight', 'd'],
  ['d', 'ArrowRight', 'e'],
  ['f', 'ArrowRight', undefined],
  ['f', 'ArrowLeft', 'd'],
  ['a', 'ArrowLeft', undefined],
  ['a', 'Enter', undefined],
  ['nobody', 'ArrowDown', undefined],
])('leads from %s by %s to %s', (id, key, expected) => {
  expect(from(id, key)).toBe(expected);
});

it('passes a folded column, which has nothing to walk on', () => {
  const folded = columns.map((one) => (one.id === 'test' ? { ...one, cards: [] } : one));
  const spot = spotOf(folded, 'a');
  expect(spot && walk(folded, spot, 'ArrowRight')).toBe('e');
});

it('moves to the nearest column that is allowed', () => {
  const free = card('a', 'review');
  expect(columnBeside(columns, free, 1)?.id).toBe('test');
  expect(columnBeside(columns, free, -1)?.id).toBe('new');
  const narrow = card('a', 'review', { stages: ['interview', 'rejected'] });
  expect(columnBeside(columns, narrow, 1)?.id).toBe('interview');
  expect(columnBeside(columns, narrow, -1)).toBeUndefined();
  const first = card('a', 'new');
  expect(columnBeside(columns, first, -1)).toBeUndefined();
  // A viewer moves nobody.
  expect(columnBeside(columns, card('a', 'new', { stages: [], actions: [] }), 1)).toBeUndefined();
});
