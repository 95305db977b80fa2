import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@/i18n/search-params';
import {
  type Applied,
  changed,
  cleared,
  isChosen,
  isNarrowed,
  landing,
  rebased,
  replaced,
  toggled,
  withoutFilter,
  withoutKey,
} from './filters';
import { type JobSearch, pageNames, readJobSearch, toQuery } from './search';

const read = (address: string) => readJobSearch(parseSearch(address));
const write = (search: JobSearch) => stringifySearch({ ...search });

const filter = (key: Applied['key'], value: string, said?: [string, string]): Applied => ({
  key,
  value,
  label: value.toUpperCase(),
  typed: said?.[0],
  q_without: said?.[1],
});
/** "toshkent haydovchi 5 mln", with remote work from the URL. */
const SPOKEN = read('?q=toshkent+haydovchi+5+mln&work=remote&page=3');
const APPLIED = [
  filter('location', 'toshkent-shahri', ['toshkent', 'haydovchi 5 mln']),
  filter('work_type', 'remote'),
  filter('salary', '5000000', ['5 mln', 'toshkent haydovchi']),
];

it('sends the parameter names of the API, and only filters that are set', () => {
  const query = toQuery(read('?work=remote,hybrid&q=usta&more=2&page=4'));
  expect(JSON.parse(JSON.stringify(query))).toEqual({
    q: 'usta',
    work_type: 'remote,hybrid',
    page: 4,
  });
});

it('opens another list at its first page', () => {
  expect(write(changed(read('?page=4&more=2&sort=salary'), { q: 'a', period: '7' }))).toBe(
    '?q=a&period=7&sort=salary',
  );
});

it.each([
  // before, after, newest, expected result
  ['?', '?period=7', '?', '?period=7'],
  ['?', '?period=7', '?with_salary=true', '?with_salary=true&period=7'],
  ['?', '?work=remote', '?work=hybrid', '?work=remote,hybrid'],
  ['?work=remote,hybrid', '?work=hybrid', '?work=remote,partial,hybrid', '?work=partial,hybrid'],
  [
    '?location=andijon',
    '?location=toshkent',
    '?location=andijon,buxoro',
    '?location=buxoro,toshkent',
  ],
  ['?work=remote', '?work=hybrid,remote', '?work=hybrid,remote', '?work=remote,hybrid'],
  [
    '?q=usta,bir&work=remote',
    '?q=usta&work=remote',
    '?q=usta,bir&work=remote&page=2',
    '?q=usta&work=remote',
  ],
  ['?period=7&sort=salary', '?', '?period=7&sort=salary&experience=1', '?experience=1'],
])('makes the change from %s to %s to the newest %s', (before, after, newest, made) => {
  expect(write(rebased(read(before), read(after), read(newest)))).toBe(made);
});

describe('removing a filter', () => {
  it.each([
    ['words', 0, '?q=haydovchi+5+mln&work=remote'],
    ['a value', 1, '?q=toshkent+haydovchi+5+mln'],
    ['pay in words', 2, '?q=toshkent+haydovchi&work=remote'],
  ])('%s', (_, place, left) => {
    expect(write(withoutFilter(SPOKEN, APPLIED[place] as Applied))).toBe(left);
  });

  it('removes one of several values, and a currency together with its pay', () => {
    const search = read('?experience=none,3&salary=500&currency=USD');
    expect(write(withoutFilter(search, filter('experience', '3')))).toBe(
      '?experience=none&salary=500&currency=USD',
    );
    expect(write(withoutFilter(search, filter('salary', '500')))).toBe('?experience=none,3');
  });

  it('removes all values of one filter', () => {
    const search = read('?q=toshkent+samarqand+usta&location=navoiy');
    const places = [
      filter('location', 'navoiy'),
      filter('location', 'samarqand', ['samarqand', 'toshkent usta']),
      filter('location', 'toshkent-shahri', ['toshkent', 'samarqand usta']),
    ];
    expect(write(withoutKey(search, places, 'location'))).toBe('?q=usta');
    expect(write(replaced(search, places, 'location', 'buxoro'))).toBe('?q=usta&location=buxoro');
  });

  it('removes all filters, but not the search text', () => {
    expect(write(cleared(SPOKEN, APPLIED, 'haydovchi'))).toBe('?q=haydovchi');
    expect(write(cleared(read('?q="bosh+oshpaz"&work=remote'), [], 'bosh oshpaz'))).toBe(
      write({ q: '"bosh oshpaz"' }),
    );
  });
});

describe('choosing a filter', () => {
  it('adds and removes values, and knows filters taken from the search text', () => {
    expect(write(toggled(SPOKEN, APPLIED, 'work_type', 'hybrid'))).toContain('work=remote,hybrid');
    expect(write(toggled(SPOKEN, APPLIED, 'work_type', 'remote'))).not.toContain('work=');
    expect(isChosen(SPOKEN, APPLIED, 'location', 'toshkent-shahri')).toBe(true);
    const without = toggled(SPOKEN, APPLIED, 'location', 'toshkent-shahri');
    expect(write(without)).toBe('?q=haydovchi+5+mln&work=remote');
    // The words are gone from the query, so the filter is no longer chosen, whatever the last response said.
    expect(isChosen(without, APPLIED, 'location', 'toshkent-shahri')).toBe(false);
  });
});

it.each([
  ['', false],
  ['?sort=salary&more=2', false],
  ['?q=usta', true],
  ['?page=2', true],
  ['?with_salary=true', true],
])('%s narrows the list: %s', (address, narrowed) => {
  expect(isNarrowed(read(address))).toBe(narrowed);
});

it('is called after its words and what lists are known by', () => {
  expect(pageNames({ words: 'haydovchi', applied: APPLIED })).toEqual([
    'haydovchi',
    'TOSHKENT-SHAHRI',
  ]);
});

it.each([
  ['?sphere=it', { sphere: 'IT', place: 'NAVOIY' }],
  ['?sphere=it&location=navoiy&page=2', { sphere: 'IT', place: 'NAVOIY' }],
  ['?sphere=it,hr', null],
  ['?sphere=it&sort=salary', null],
  ['?q=usta', null],
  ['', null],
])('%s has a sentence of its own: %j', (address, expected) => {
  const applied = [filter('sphere', 'it'), filter('location', 'navoiy')];
  expect(landing(read(address), applied)).toEqual(expected);
});
