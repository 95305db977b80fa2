import { expect, it } from 'vitest';
import { findPlaces, placeOption } from './places';

const PLACES = [
  { id: 1, slug: 'toshkent-shahri', name: 'Toshkent shahri', parent_id: null },
  { id: 2, slug: 'fargona', name: 'Fargʻona viloyati', parent_id: null },
  { id: 3, slug: 'qoqon', name: 'Qoʻqon shahri', parent_id: 2 },
];

it('begins with the regions', () => {
  expect(findPlaces(PLACES, '').map(({ value }) => value)).toEqual(['toshkent-shahri', 'fargona']);
});

it('finds a district by any spelling of the apostrophe and says where it lies', () => {
  expect(findPlaces(PLACES, "qo'q")).toEqual([
    { value: 'qoqon', label: 'Qoʻqon shahri', note: 'Fargʻona viloyati' },
  ]);
});

it('finds a place by its name in another language and by another spelling', () => {
  const places = [
    { id: 1, slug: 'samarqand', name: 'Samarqand viloyati', aliases: ['Самаркандская область'] },
    { id: 2, slug: 'toshkent', name: 'Toshkent shahri', aliases: ['город Ташкент', 'Tashkent'] },
  ];
  for (const [query, slug] of [
    ['Самарк', 'samarqand'],
    ['Самарқ', 'samarqand'],
    ['samrqand', 'samarqand'],
    ['Ташк', 'toshkent'],
    ['тошкент', 'toshkent'],
  ] as const) {
    expect(findPlaces(places, query).map(({ value }) => value)).toEqual([slug]);
  }
});

it('shows a stored place by its name and an unknown one as nothing', () => {
  expect(placeOption(PLACES, 'qoqon')?.label).toBe('Qoʻqon shahri');
  expect(placeOption(PLACES, 'atlantida')).toBeNull();
});
