import { beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { placed } from '../cache';
import { movedCard } from '../moves';
import { applicantKeys } from '../queries';
import type { Board } from '../wire';
import { newsOf, newsText } from './news';
import { boardOf, card } from './testing';

const [ali, vali, olim] = [card('Ali', 'new'), card('Vali', 'new'), card('Olim', 'review')];
const review = { id: 'review', stage: 'review', name: null } as const;
const moved = movedCard(ali, review, '2026-11-18T09:00:00Z');
beforeAll(() => startLocale('/en'));

const textOf = (before: Board | undefined, fresh: Board) => {
  const news = newsOf(before, fresh, 1);
  return news && newsText(news);
};

it('says who was moved where, and who has come', () => {
  const before = boardOf([ali, vali, olim]);
  expect(textOf(before, boardOf([moved, vali, olim]))).toMatch(/Ali.*review/i);
  expect(textOf(before, boardOf([ali, vali, olim, card('Nodira', 'new')]))).toMatch(/Nodira/);
});

it('says how many when there are several', () => {
  const fresh = boardOf([moved, vali, olim, card('Nodira', 'new')]);
  const text = textOf(boardOf([ali, vali, olim]), fresh);
  expect(text).toMatch(/2/);
  expect(text).not.toMatch(/Ali/);
});

it('says nothing of the first answer, of one without changes, and of what one has moved oneself', () => {
  const before = boardOf([ali, vali]);
  expect(textOf(undefined, before)).toBeUndefined();
  expect(textOf(before, boardOf([vali, ali]))).toBeUndefined();
  expect(textOf(before, boardOf([ali]))).toBeUndefined();
  const shown = placed(applicantKeys.board({}), before, moved) as Board;
  expect(textOf(shown, boardOf([moved, vali]))).toBeUndefined();
});

it('says who has come also while a column is not wholly loaded', () => {
  const long = (cards: Parameters<typeof boardOf>[0], count: number, total: number): Board => {
    const board = boardOf(cards, { total });
    return {
      ...board,
      data: board.data.map((one) => (one.id === 'new' ? { ...one, count } : one)),
    };
  };
  const before = long([ali, vali], 80, 80);
  expect(textOf(before, long([card('Nodira', 'new'), ali], 81, 81))).toMatch(/Nodira/);
  expect(textOf(before, long([ali, card('Nodira', 'new')], 80, 80))).toBeUndefined();
});

it('takes nobody for new who was only further down', () => {
  const before = boardOf([ali]);
  const data = before.data.map((one) => (one.id === 'new' ? { ...one, count: 80 } : one));
  expect(textOf({ ...before, data }, boardOf([ali, vali]))).toBeUndefined();
});
