import { expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { readIds, writeIds } from './address';
import { differing, rowsOf } from './rows';
import { compared, comparison, fits } from './testing';

startLocale('/en');

const nameOf = (code: string) => ({ ru: 'Russian', en: 'English' })[code] ?? code;
const QUESTION = { question: 'Saturdays?', kind: 'yes_no', must_answer: true } as const;
const PEOPLE = [
  compared('a', {
    languages: [
      { language: 'ru', level: 'c1' },
      { language: 'en', level: null },
    ],
    skills: ['Plov', 'Soup'],
    matched_skills: ['Plov'],
    answers: [{ ...QUESTION, answer: 'yes' }],
    rating: { count: 2, mean: 4.5, recommendations: ['yes', 'maybe'] },
    fits: fits({ pay: 'fits', languages: ['fits'], skills: 'fits' }),
  }),
  compared('b', {
    answers: [{ ...QUESTION, answer: 'no' }],
    rating: { count: 1, mean: null, recommendations: [] },
    fits: fits({ pay: 'fits', languages: [null] }),
  }),
];

const rows = rowsOf(comparison(PEOPLE), nameOf);
const row = (id: string) => rows.find((one) => one.id === id);
const lines = (id: string) => row(id)?.cells.map((cell) => cell.lines);

it('puts each fact beside what the vacancy asks', () => {
  expect(row('pay')?.demand).toMatch(/6.000.000.*9.000.000/);
  expect(row('pay')?.cells.map(({ fit }) => fit)).toEqual(['fits', 'fits']);
  expect(row('language-ru')?.title).toContain('Russian');
  expect(row('language-ru')?.cells[0]?.fit).toBe('fits');
  expect(row('skills')?.demand).toBe('Plov');
  expect(lines('skills')?.[0]).toEqual(['Plov, Soup', '1 of 2 are asked for']);
});

it('says that a language is not known only where others are listed', () => {
  const one = compared('a', { languages: [], fits: fits({ languages: [null] }) });
  const two = compared('b', { fits: fits({ languages: ['no'] }) });
  const found = rowsOf(comparison([one, two]), nameOf).find(({ id }) => id === 'language-ru');
  expect(found?.cells).toEqual([
    { lines: [], fit: null },
    { lines: ['No'], fit: 'no' },
  ]);
});

it('leaves empty what is not known, and a row that says nothing out', () => {
  expect(lines('language-ru')?.[1]).toEqual([]);
  expect(lines('languages')).toEqual([['English'], []]);
  expect(row('education')).toBeUndefined();
  expect(row('driving')).toBeUndefined();
});

it('shows answers, and the marks of others only with the own', () => {
  expect(row('answer-0')?.title).toBe('Saturdays?');
  expect(lines('answer-0')).toEqual([['Yes'], ['No']]);
  expect(lines('rating')?.[0]?.[0]).toBe('4,5 · 2 ratings');
  expect(lines('rating')?.[1]).toEqual(['1 rating', 'Give your own rating first']);
});

it('hides rows in which all are the same', () => {
  const shown = differing(rows).map(({ id }) => id);
  expect(shown).not.toContain('pay');
  expect(shown).not.toContain('location');
  expect(shown).toEqual(expect.arrayContaining(['language-ru', 'skills', 'answer-0', 'rating']));
  expect(differing(rowsOf(comparison([compared('a'), compared('a')]), nameOf))).toEqual([]);
});

it('reads ids of an address', () => {
  const id = (n: number) => `018f0000-0000-7000-8000-00000000000${n}`;
  expect(readIds(writeIds([id(1), id(2), id(1)]))).toEqual([id(1), id(2)]);
  expect(readIds([1, 2, 3, 4, 5].map(id).join(','))).toHaveLength(4);
  expect(readIds(`${id(1)},x,<b>`)).toEqual([id(1)]);
  expect(readIds(undefined)).toEqual([]);
  expect(readIds(7)).toEqual([]);
});
