import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@/i18n/search-params';
import { filterText } from './filters';
import {
  activeFilters,
  type CandidateSearch,
  changed,
  cleared,
  isNarrowed,
  readCandidateSearch,
  rebased,
  toQuery,
} from './search';

const read = (address: string) => readCandidateSearch(parseSearch(address));
const write = (search: CandidateSearch) => stringifySearch({ ...search });

it.each([
  ['?q=usta&sphere=it&experience=3', '?q=usta&sphere=it&experience=3'],
  // A canonical order, whatever order they came in.
  ['?seen=week&licence=BE&location=navoiy', '?location=navoiy&licence=BE&seen=week'],
  ['?salary_to=10+000%C2%A0000&currency=UZS', '?salary_to=10000000'],
  ['?salary_to=500&currency=USD', '?salary_to=500&currency=USD'],
  // A currency belongs to a sum.
  ['?currency=USD', ''],
  ['?experience=2&seen=year&licence=Z&work_type=x&salary_to=-1&page=0', ''],
  ['?page=3', '?page=3'],
  // The saved ones are a list of their own.
  ['?saved=true&q=usta&page=2', '?saved=true&page=2'],
  ['?saved=yes', ''],
  // Nobody is sorted out by these.
  ['?sex=female&age=25&photo=true&status=married', ''],
])('%s → %s', (address, written) => {
  expect(write(read(address))).toBe(written);
});

it('starts another list at its first page', () => {
  expect(write(changed(read('?q=usta&page=4'), { seen: 'day' }))).toBe('?q=usta&seen=day');
  expect(write(cleared(read('?q=usta&seen=day&page=4')))).toBe('?q=usta');
});

it('sends a number, and only what is set', () => {
  expect(JSON.parse(JSON.stringify(toQuery(read('?q=usta&salary_to=500&currency=USD'))))).toEqual({
    q: 'usta',
    salary_to: 500,
    currency: 'USD',
  });
});

it('makes a change to the newest address', () => {
  const made = rebased(read('?q=a'), read('?q=a&seen=day'), read('?q=b&sphere=it&page=2'));
  expect(write(made)).toBe('?q=b&sphere=it&seen=day');
  // Choosing a filter on the list of saved candidates leads back to all of them.
  expect(write(rebased(read('?saved=true'), read('?seen=day'), read('?saved=true')))).toBe(
    '?seen=day',
  );
});

describe('active filters', () => {
  const lists = {
    spheres: [{ slug: 'it', name: 'IT' }],
    regions: [{ slug: 'navoiy', name: 'Navoiy viloyati' }],
    languages: [{ code: 'russian', name: 'Rus tili' }],
  };

  it('have the names that people know', () => {
    const search = read('?sphere=it&location=navoiy&language=russian&licence=B&salary_to=9000000');
    const texts = activeFilters(search).map((key) => filterText(key, search, lists));
    expect(texts).toEqual([
      'Navoiy viloyati',
      'IT',
      '9\u00A0000\u00A0000\u00A0soʻm gacha',
      'Rus tili',
      'B toifa',
    ]);
  });

  it('are no filters without a value', () => {
    expect(isNarrowed(read('?page=2'))).toBe(false);
    expect(isNarrowed(read('?q=usta'))).toBe(true);
    expect(isNarrowed(read('?seen=day'))).toBe(true);
  });
});
