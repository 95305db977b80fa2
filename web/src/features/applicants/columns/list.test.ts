import { expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import type { ApplicationStage } from '../wire';
import { added, bodyOf, consequence, goneOf, isLast, moved, problemsOf, type Row } from './list';

startLocale('/en');

const row = (key: string, stage: ApplicationStage, name = '', count = 0): Row => ({
  key,
  id: key,
  stage,
  name,
  count,
});
const ROWS = [
  row('a', 'new'),
  row('b', 'review', 'Seen', 3),
  row('c', 'review', 'Phone'),
  row('d', 'hired'),
];
const keys = (rows: readonly Row[]) => rows.map(({ key }) => key).join('');

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [0, 9, 'bcda'],
  [2, -1, 'cabd'],
  [9, 0, 'abcd'],
])('moves %i to %i', (from, to, expected) => {
  expect(keys(moved(ROWS, from, to))).toBe(expected);
});

it('adds after the last column of the stage', () => {
  expect(keys(added(ROWS, 'x', 'review'))).toBe('abcxd');
  expect(keys(added(ROWS, 'x', 'test'))).toBe('abcdx');
});

it('keeps the last column of a stage', () => {
  expect(ROWS.filter((one) => isLast(ROWS, one)).map(({ key }) => key)).toEqual(['a', 'd']);
});

it('says where the cards of a column go', () => {
  const [first, second] = goneOf(ROWS, [ROWS[0] as Row, ROWS[2] as Row, ROWS[3] as Row]);
  expect(second).toBeUndefined();
  expect(first && consequence(first)).toBe('“Seen” will be deleted, 3 candidates move to “Phone”.');
  const [empty] = goneOf(ROWS, [ROWS[0] as Row, ROWS[1] as Row, ROWS[3] as Row]);
  expect(empty && consequence(empty)).toBe('“Phone” will be deleted, nobody is in it.');
});

it('finds names that are too long or twice', () => {
  expect(problemsOf(ROWS, 40).size).toBe(0);
  expect([...problemsOf([...ROWS, row('e', 'test', ' phone ')], 40).keys()]).toEqual(['e']);
  expect([...problemsOf([...ROWS, row('e', 'new')], 40).keys()]).toEqual(['e']);
  expect([...problemsOf(ROWS, 4).keys()]).toEqual(['c']);
  // An emoji is one character, as the server counts.
  expect(problemsOf([row('a', 'new', '🙂'.repeat(40))], 40).size).toBe(0);
});

it('sends the whole list; an empty name is that of the stage', () => {
  expect(bodyOf('v', [row('a', 'new', ' '), { ...row('b', 'test', ' Home '), id: null }])).toEqual({
    version: 'v',
    columns: [
      { id: 'a', stage: 'new', name: null },
      { id: null, stage: 'test', name: 'Home' },
    ],
  });
});
