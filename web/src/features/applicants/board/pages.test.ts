import { expect, it, vi } from 'vitest';
import { placed } from '../cache';
import { movedCard } from '../moves';
import { applicantKeys } from '../queries';
import type { ApplicantCard, Board } from '../wire';
import { boardFilter, joined, PAGE, withPages } from './pages';
import { boardOf, card } from './testing';

const many = (from: number, to: number): ApplicantCard[] =>
  Array.from({ length: to - from }, (_, row) => card(String(from + row), 'new'));

/** A board with so many applications of which the first are loaded. */
function loaded(cards: ApplicantCard[], count: number): Board {
  const board = boardOf(cards);
  const data = board.data.map((one) => (one.id === 'new' ? { ...one, count } : one));
  return { ...board, data };
}

const idsOf = (board: Board) => board.data[0]?.cards.map(({ id }) => Number(id));
const upTo = (count: number) => Array.from({ length: count }, (_, row) => row);

it('keeps further pages without asking when nothing above them has changed', async () => {
  const load = vi.fn();
  const next = await withPages(loaded(many(0, PAGE), 130), loaded(many(0, 100), 130), load);
  expect(idsOf(next)).toEqual(upTo(100));
  expect(load).not.toHaveBeenCalled();
});

it('asks for the pages again when somebody has come or gone', async () => {
  const load = vi.fn(async (_: string, page: number) => many((page - 1) * PAGE, page * PAGE));
  const before = loaded([card('900', 'new'), ...many(0, 99)], 130);
  const next = await withPages(loaded(many(0, PAGE), 129), before, load);
  expect(load.mock.calls).toEqual([['new', 2]]);
  expect(idsOf(next)).toEqual(upTo(100));
});

it('asks for several pages at once', async () => {
  const load = vi.fn(() => new Promise<ApplicantCard[]>(() => undefined));
  const before = loaded([card('900', 'new'), ...many(0, 149)], 180);
  void withPages(loaded(many(0, PAGE), 179), before, load);
  await Promise.resolve();
  expect(load.mock.calls).toEqual([
    ['new', 2],
    ['new', 3],
  ]);
});

it('takes the first page alone when nothing more was shown', async () => {
  const load = vi.fn();
  const fresh = loaded(many(0, PAGE), 130);
  expect(await withPages(fresh, undefined, load)).toEqual(fresh);
  expect(await withPages(fresh, loaded(many(0, PAGE), 130), load)).toEqual(fresh);
  expect(load).not.toHaveBeenCalled();
});

it('shows nobody twice', () => {
  expect(joined(many(0, 3), many(2, 5)).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
});

it('counts follow a card that moves before the server has answered', () => {
  const malika = card('malika', 'new', { is_new: true });
  const board = loaded([malika, ...many(0, 2)], 60);
  const test = { id: 'test', stage: 'test', name: null } as const;
  const moved = movedCard(malika, test, '2026-11-18T09:00:00Z');
  const next = placed(applicantKeys.board({}), board, moved) as Board;
  const counts = next.data.map(({ count, unread }) => [count, unread]);
  expect(counts.slice(0, 3)).toEqual([
    [59, 0],
    [0, 0],
    [1, 1],
  ]);
  expect(next.data[2]?.cards[0]).toMatchObject({ id: 'malika', stage: 'test', status: 'waiting' });
});

it('is narrowed by everything but the stage, which is a place on the board', () => {
  expect(boardFilter({ vacancy: 'cook', stage: 'test', q: 'ali', late: true, page: 3 })).toEqual({
    vacancy: 'cook',
    q: 'ali',
    late: true,
  });
});
