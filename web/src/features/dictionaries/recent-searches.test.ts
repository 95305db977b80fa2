import { beforeEach, expect, it } from 'vitest';
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

it('keeps the last five, each once, the last first', () => {
  for (const text of [
    'usta',
    'oshpaz',
    '',
    'haydovchi',
    'tikuvchi',
    'Usta',
    'hamshira',
    'sotuvchi',
  ])
    rememberSearch(text);
  expect(recentSearches()).toEqual(['sotuvchi', 'hamshira', 'Usta', 'tikuvchi', 'haydovchi']);
  forgetSearch('Usta');
  expect(recentSearches()).toEqual(['sotuvchi', 'hamshira', 'tikuvchi', 'haydovchi']);
});

it.each(['{"a":1}', 'no JSON', '[1, null]'])('ignores invalid data in the storage: %s', (kept) => {
  localStorage.setItem('searches:recent', kept);
  expect(recentSearches()).toEqual([]);
});
