import { describe, expect, it } from 'vitest';
import { listParam, parseSearch, stringifySearch, textParam } from './search-params';

describe('stringifySearch', () => {
  it.each([
    [{}, ''],
    [{ work: ['remote', 'hybrid'] }, '?work=remote,hybrid'],
    [{ q: 'oʻqituvchi, ustoz', page: 2 }, '?q=o%CA%BBqituvchi,+ustoz&page=2'],
    [{ q: undefined, sphere: [], work: '', all: false }, ''],
    [{ q: 'C&A = 50%+' }, '?q=C%26A+%3D+50%25%2B'],
  ])('%j → %s', (search, text) => {
    expect(stringifySearch(search)).toBe(text);
  });
});

describe('parseSearch', () => {
  it.each([
    ['', {}],
    ['?work=remote,hybrid', { work: 'remote,hybrid' }],
    ['?work=remote&work=hybrid', { work: 'remote,hybrid' }],
    ['?q=&location=', {}],
    ['?q=1&all=true', { q: '1', all: 'true' }],
    ['?q=C%26A+%3D+50%25%2B', { q: 'C&A = 50%+' }],
  ])('%s → %j', (text, search) => {
    expect(parseSearch(text)).toEqual(search);
  });

  it('gives back every text that was written', () => {
    const q = 'a,b %2C c+d & ў "<';
    expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
  });
});

it('reads lists from text, arrays and nothing, each item once', () => {
  expect(listParam('remote, hybrid,,remote')).toEqual(['remote', 'hybrid']);
  expect(listParam(['remote'])).toEqual(['remote']);
  expect(listParam(undefined)).toEqual([]);
});

it('reads a text, and nothing from an empty one', () => {
  expect(textParam(' usta ')).toBe('usta');
  expect(textParam('  ')).toBeUndefined();
  expect(textParam(undefined)).toBeUndefined();
});
