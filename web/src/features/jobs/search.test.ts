import { beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { parseSearch, stringifySearch } from '@/i18n/search-params';
import { activeFilters } from './filters';
import { readJobSearch } from './search';

beforeAll(() => {
  startLocale('/en');
});

const read = (address: string) => readJobSearch(parseSearch(address));
const names = {
  spheres: [{ slug: 'it', name: 'IT and software' }],
  regions: [{ slug: 'tashkent', name: 'Tashkent' }],
};

it.each([
  ['?q=+usta+&location=samarkand', { q: 'usta', location: 'samarkand' }],
  ['?work=remote,nonsense,hybrid', { work: ['remote', 'hybrid'] }],
  ['?work=nonsense&experience=99&salary_from=much', {}],
  ['?experience=none&salary_from=10000000', { experience: 'none', salary_from: '10000000' }],
  // Names every object has are no codes.
  ['?work=toString&experience=constructor', {}],
])('%s → %j', (address, search) => {
  expect(JSON.parse(JSON.stringify(read(address)))).toEqual(search);
});

it('cuts a query that is too long', () => {
  expect(read(`?q=${'a'.repeat(300)}`).q).toHaveLength(100);
});

it('names every filter and says what is left without it', () => {
  const search = read('?q=usta&location=tashkent&sphere=gone&work=remote,hybrid');
  const filters = activeFilters(search, names);
  expect(filters.map(({ label }) => label)).toEqual([
    'usta',
    'Tashkent',
    'gone',
    'Remote',
    'Hybrid',
  ]);
  expect(filters.map(({ without }) => stringifySearch({ ...without }))).toEqual([
    '?location=tashkent&sphere=gone&work=remote,hybrid',
    '?q=usta&sphere=gone&work=remote,hybrid',
    '?q=usta&location=tashkent&work=remote,hybrid',
    '?q=usta&location=tashkent&sphere=gone&work=hybrid',
    '?q=usta&location=tashkent&sphere=gone&work=remote',
  ]);
});

it('words pay and experience', () => {
  const filters = activeFilters(read('?experience=3&salary_from=10000000'), names);
  const labels = filters.map(({ label }) => label.replaceAll('\u00a0', ' '));
  expect(labels).toEqual(['From 3 years', 'from 10.0M UZS']);
});
