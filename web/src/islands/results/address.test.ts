import { describe, expect, it } from 'vitest';
import {
  changed,
  isSameList,
  readSearch,
  rebased,
  replaced,
  switched,
  type Typed,
  writeSearch,
} from './address';

const read = readSearch;
const write = writeSearch;

it.each([
  ['?sphere=it&location=samarqand', '?sphere=it&location=samarqand'],
  // A canonical order of params and values, whatever order they came in.
  [
    '?page=3&work=hybrid,remote&location=b&location=a&q=usta',
    '?q=usta&location=a,b&work=remote,hybrid&page=3',
  ],
  [
    '?as_typed=true&company=osh&resume_required=false&period=7&with_salary=true&currency=USD&salary=500&language=russian&education=higher,secondary&experience=5,none&profession=driver&q=a&sort=salary',
    '?q=a&profession=driver&experience=none,5&education=secondary,higher&language=russian&salary=500&currency=USD&with_salary=true&period=7&resume_required=false&company=osh&sort=salary&as_typed=true',
  ],
  ['?work_type=remote', '?work=remote'],
  // Pay as people write it.
  ['?salary=5+000%C2%A0000&currency=UZS', '?salary=5000000'],
  // Default values are left out.
  ['?q=usta&sort=relevance', '?q=usta'],
  ['?sort=new', ''],
  ['?q=usta&sort=new', '?q=usta&sort=new'],
  ['?currency=USD&as_typed=true&page=1&location=&work=', ''],
  ['?q=+a%00%0Ab++c+', '?q=a+b+c'],
  // So are invalid values.
  ['?page=-2&salary=-5&period=2&work=nothing&experience=2&with_salary=yes&sort=x&utm_source=x', ''],
  ['?page=1e9&salary=1e9&currency=EUR', ''],
])('%s → %s', (address, written) => {
  expect(write(read(address))).toBe(written);
});

it('opens another list at its first page, and reads other words anew', () => {
  expect(write(changed(read('?page=4&sort=salary'), { period: '7' }))).toBe(
    '?period=7&sort=salary',
  );
  const asTyped = read('?q=usta&as_typed=true');
  expect(write(changed(asTyped, { q: 'haydovchi' }))).toBe('?q=haydovchi');
  expect(write(changed(asTyped, { q: ' usta ', period: '7' }))).toBe(
    '?q=usta&period=7&as_typed=true',
  );
  expect(isSameList(read('?q=a&page=3'), read('?page=2&q=a'))).toBe(true);
  expect(isSameList(read('?q=a'), read('?q=a&as_typed=true'))).toBe(false);
});

it.each([
  // before, after, newest, expected result
  ['?', '?period=7', '?with_salary=true', '?with_salary=true&period=7'],
  ['?', '?work=remote', '?work=hybrid', '?work=remote,hybrid'],
  ['?work=remote,hybrid', '?work=hybrid', '?work=remote,partial,hybrid', '?work=partial,hybrid'],
  [
    '?location=andijon',
    '?location=toshkent',
    '?location=andijon,buxoro',
    '?location=buxoro,toshkent',
  ],
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

describe('filters that were typed as words', () => {
  const SAID = 'toshkent samarqand haydovchi masofaviy';
  const typed: Typed[] = [
    { name: 'location', value: 'toshkent-shahri', q: SAID, rest: 'samarqand haydovchi masofaviy' },
    { name: 'location', value: 'samarqand', q: SAID, rest: 'toshkent haydovchi masofaviy' },
    { name: 'work', value: 'remote', q: SAID, rest: 'toshkent samarqand haydovchi' },
  ];
  const search = { q: SAID, location: 'navoiy', page: 2 };

  it('go with their words, all of one filter or a single value', () => {
    expect(write(replaced(search, typed, 'location', ''))).toBe('?q=haydovchi+masofaviy');
    expect(write(replaced(search, typed, 'location', 'buxoro'))).toBe(
      '?q=haydovchi+masofaviy&location=buxoro',
    );
    const one = switched(search, typed, { name: 'work', value: 'remote', isOn: false });
    expect(write(one)).toBe('?q=toshkent+samarqand+haydovchi&location=navoiy');
  });

  it('are not added to the address again', () => {
    expect(switched(search, typed, { name: 'work', value: 'remote', isOn: true })).toBe(search);
    const both = switched(search, typed, { name: 'work', value: 'hybrid', isOn: true });
    expect(both.work).toBe('hybrid');
  });

  it('are told from words that have gone before', () => {
    const off = (from: typeof search, name: 'work' | 'location', value: string) =>
      switched(from, typed, { name, value, isOn: false });
    const less = off(search, 'location', 'samarqand') as typeof search;
    expect(less.q).toBe('toshkent haydovchi masofaviy');
    expect(off(less, 'work', 'remote').q).toBe('toshkent haydovchi');
    // Its words are gone, so the value is an ordinary one.
    const again = switched(less, typed, { name: 'location', value: 'samarqand', isOn: true });
    expect(again.location).toBe('navoiy,samarqand');
    expect(again.q).toBe('toshkent haydovchi masofaviy');
  });
});
