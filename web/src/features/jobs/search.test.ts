import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from '@/i18n/search-params';
import { activeFilters } from './filters';
import { readJobSearch } from './search';

const read = (address: string) => readJobSearch(parseSearch(address));
const names = {
  spheres: [{ slug: 'it', name: 'IT and software' }],
  regions: [{ slug: 'tashkent', name: 'Tashkent' }],
};

it.each([
  ['?sphere=it&location=samarkand', { sphere: 'it', location: 'samarkand' }],
  ['?page=3&more=2', { page: 3, more: 2 }],
  // The first page and nonsense leave no trace.
  ['?page=1', {}],
  ['?page=-2&more=0', {}],
  ['?page=1e9&more=all', {}],
  ['?more=9999', { more: 20 }],
  // Filters that nothing answers yet are dropped, so that no page shows one.
  ['?q=usta&work=remote&experience=none', {}],
])('%s → %j', (address, search) => {
  expect(JSON.parse(JSON.stringify(read(address)))).toEqual(search);
});

it('names every filter and says what is left without it', () => {
  const filters = activeFilters(read('?sphere=gone&location=tashkent&page=4&more=1'), names);
  expect(filters.map(({ label }) => label)).toEqual(['gone', 'Tashkent']);
  expect(filters.map(({ without }) => stringifySearch({ ...without }))).toEqual([
    '?location=tashkent',
    '?sphere=gone',
  ]);
});
