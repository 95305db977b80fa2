import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { card } from '../board/testing';
import { NOTHING, ticked } from '../selection';
import { leftText, recipientsOf, whyNot } from './recipients';
import type { WritingOf } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

const NAMES = ['Ali', 'Bek', 'Gul', 'Dil', 'Ega'];
const selection = ticked(
  NOTHING,
  NAMES.map((name) => card(name, 'new')),
  true,
);
const known = (over: Partial<Record<string, Partial<WritingOf>>> = {}) =>
  NAMES.map(
    (id): WritingOf => ({
      id,
      writing: 'allowed',
      contacts_allowed: false,
      ...over[id],
    }),
  );

it('writes to those it may, and says why not to the others', () => {
  const found = recipientsOf(
    selection,
    known({
      Ali: { writing: 'withdrawn' },
      Bek: { writing: 'blocked' },
      Gul: { writing: 'blocked' },
      Dil: { contacts_allowed: true },
    }),
    200,
  );
  expect(found.to.map(({ id }) => id)).toEqual(['Dil', 'Ega']);
  expect(found.early).toBe(1);
  expect(whyNot(found.not, selection)).toEqual([
    'Ali: the application was withdrawn.',
    'Bek, Gul: the conversation is closed.',
  ]);
});

it('stops where the day ends, and knows who is gone', () => {
  const found = recipientsOf(selection, known().slice(1), 2);
  expect(found.to.map(({ id }) => id)).toEqual(['Bek', 'Gul']);
  expect(found.not).toEqual([
    { id: 'Ali', code: 'not_found' },
    { id: 'Dil', code: 'limit_exceeded' },
    { id: 'Ega', code: 'limit_exceeded' },
  ]);
  expect(leftText(found.not, selection)).toMatch(
    /^Not sent to 3, .* Ali: the application is gone\. Dil, Ega: there are no messages left/,
  );
});
