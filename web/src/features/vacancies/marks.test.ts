import { expect, it } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { markVacancy, withMarks } from './marks';

const card = (slug: string, liked: boolean) => ({ slug, liked, customer: { slug } });

it('marks the vacancy wherever it stands and copies nothing else', () => {
  const list = { data: [card('a', false), card('b', false)], meta: { total: 2 } };
  const after = withMarks(list, 'a', { liked: true }) as typeof list;
  expect(after.data.map(({ liked }) => liked)).toEqual([true, false]);
  expect(after.data[1]).toBe(list.data[1]);
  expect(after.meta).toBe(list.meta);
  expect(list.data[0]?.liked).toBe(false);
});

it('returns the same object when there is nothing to mark', () => {
  const list = { data: [card('a', true)], other: null };
  expect(withMarks(list, 'a', { liked: true })).toBe(list);
  expect(withMarks(list, 'b', { liked: true })).toBe(list);
});

it('does not mark a company with the same slug', () => {
  const after = withMarks(card('a', false), 'a', { liked: true }) as ReturnType<typeof card>;
  expect(after.customer).toEqual({ slug: 'a' });
});

it('marks all cached responses without making them fresh', () => {
  const client = makeQueryClient();
  client.setQueryData(['list'], { data: [card('a', false)] }, { updatedAt: 5 });
  client.setQueryData(['page'], { data: card('a', false) }, { updatedAt: 6 });
  markVacancy(client, 'a', { liked: true });
  expect(client.getQueryData(['list'])).toEqual({ data: [card('a', true)] });
  expect(client.getQueryData(['page'])).toEqual({ data: card('a', true) });
  expect(client.getQueryState(['list'])?.dataUpdatedAt).toBe(5);
});

it('does not change the other mark', () => {
  const one = { ...card('a', true), contacted: false };
  expect(withMarks(one, 'a', { contacted: true })).toEqual({ ...one, contacted: true });
  expect(withMarks(one, 'a', { liked: true })).toBe(one);
});
