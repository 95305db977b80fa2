import { beforeEach, expect, it } from 'vitest';
import { forgetVacancies, recentlyViewed, rememberVacancy } from './recently-viewed';

const vacancy = (number: number) => ({
  slug: `v-${number}`,
  title: `Oshpaz ${number}`,
  company: 'Anor Savdo',
});
const slugs = () => recentlyViewed().map(({ slug }) => slug);

beforeEach(() => localStorage.clear());

it('keeps the last six, the last first, each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 3]) rememberVacancy(vacancy(number));
  expect(slugs()).toEqual(['v-3', 'v-7', 'v-6', 'v-5', 'v-4', 'v-2']);
  forgetVacancies();
  expect(recentlyViewed()).toEqual([]);
});

it.each(['{', '{}', 'null', '[1,null,{"slug":"v-1"}]'])(
  'ignores invalid data in the storage: %s',
  (kept) => {
    localStorage.setItem('vacancies:recent', kept);
    expect(recentlyViewed()).toEqual([]);
    rememberVacancy(vacancy(1));
    expect(slugs()).toEqual(['v-1']);
  },
);
