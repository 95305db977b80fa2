import { expect, it } from 'vitest';
import { card } from './board/testing';
import { MOST_AT_ONCE } from './limits';
import { comparable, movable, NOTHING, rangeOf, refusable, ticked } from './selection';

const CARDS = ['a', 'b', 'c', 'd'].map((id) => card(id, 'new'));
const column = (stage: 'review' | 'hired') => ({ id: stage, stage, name: null });

it('ticks and unticks', () => {
  const two = ticked(NOTHING, CARDS.slice(0, 2), true);
  expect([...two.keys()]).toEqual(['a', 'b']);
  expect([...ticked(two, CARDS.slice(0, 1), false).keys()]).toEqual(['b']);
});

it('takes no more than the server does', () => {
  const many = Array.from({ length: MOST_AT_ONCE + 5 }, (_, index) => card(`${index}`, 'new'));
  expect(ticked(NOTHING, many, true).size).toBe(MOST_AT_ONCE);
});

it.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
  ['a', 'gone', []],
])('from %s to %s', (from, to, ids) => {
  expect(rangeOf(CARDS, from, to).map(({ id }) => id)).toEqual(ids);
});

it('says to how many an action applies', () => {
  const hired = card('e', 'hired', { actions: ['arrange', 'dismiss'], stages: ['hired'] });
  const far = card('f', 'new', { stages: ['new', 'review', 'hired'] });
  const all = ticked(NOTHING, [...CARDS, hired, far], true);
  expect(movable(all, column('review')).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f']);
  // Hiring who was never invited is confirmed one by one.
  expect(movable(all, column('hired'))).toEqual([]);
  expect(refusable(all).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'f']);
});

it('compares two to four who applied for one vacancy', () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((id) => card(id, 'new'));
  const of = (cards: ReturnType<typeof card>[]) => comparable(ticked(NOTHING, cards, true));
  expect(of(people.slice(0, 1))).toBeUndefined();
  expect(of(people.slice(0, 2))).toBe('cook-abc123');
  expect(of(people.slice(0, 4))).toBe('cook-abc123');
  expect(of(people)).toBeUndefined();
  const other = card('x', 'new', { vacancy: { slug: 'baker', title: 'Baker' } });
  expect(of([...people.slice(0, 1), other])).toBeUndefined();
});
