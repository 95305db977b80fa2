import { expect, it } from 'vitest';
import { groupsOf } from './groups';
import { application } from './sample';

const list = (['company', 'me', 'company', 'company', 'company', 'over'] as const).map(
  (turn, index) => application({ id: `a${index}`, turn }),
);
const shown = (most: number, selected?: string, open: 'company'[] = []) =>
  groupsOf(list, { most, open: new Set(open), selected }).map(
    ({ turn, applications, shown: count }) => [turn, applications.length, count],
  );

it('groups by turn, yours first, and folds long groups', () => {
  expect(shown(2)).toEqual([
    ['me', 1, 1],
    ['company', 4, 2],
    ['over', 1, 1],
  ]);
});

it('never folds away a single one, nor the one that is open', () => {
  expect(shown(3)[1]).toEqual(['company', 4, 4]);
  expect(shown(2, 'a4')[1]).toEqual(['company', 4, 4]);
  expect(shown(2, 'a2')[1]).toEqual(['company', 4, 2]);
  expect(shown(2, undefined, ['company'])[1]).toEqual(['company', 4, 4]);
});
