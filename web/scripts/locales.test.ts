import { expect, it } from 'vitest';
import { localeProblems } from './locales.ts';

const plural = (match: Record<string, string>) => [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match,
  },
];
const uz = { a: 'Salom, {name}', n: plural({ 'countPlural=*': '{count} ta' }) };
const ru = {
  a: 'Привет, {name}',
  n: plural({
    'countPlural=one': '{count} штука',
    'countPlural=few': '{count} штуки',
    'countPlural=many': '{count} штук',
    'countPlural=*': '{count} штуки',
  }),
};
const check = (other: Record<string, unknown>) =>
  localeProblems({ uz: { 'x.json': uz }, ru: { 'x.json': { ...ru, ...other } } });

it('finds nothing in equal trees', () => {
  expect(check({})).toEqual([]);
});

it('finds a missing key, on either side', () => {
  expect(check({ a: undefined })).toEqual(['ru/x.json: "a" is missing']);
  expect(check({ b: 'лишнее' })).toEqual(['uz/x.json: "b" is missing']);
});

it('finds a missing file', () => {
  const problems = localeProblems({ uz: { 'x.json': { a: 'bir' } }, ru: {} });
  expect(problems).toEqual(['ru/x.json: "a" is missing']);
});

it('finds an empty text', () => {
  expect(check({ a: ' ' })).toContain('ru/x.json: "a" is empty');
});

it('finds a different placeholder', () => {
  expect(check({ a: 'Привет, {user}' })).toEqual([
    'ru/x.json: "a" has placeholders {user}, uz has {name}',
  ]);
});

it('finds a missing plural form', () => {
  const n = plural({ 'countPlural=one': '{count} штука', 'countPlural=*': '{count} штук' });
  expect(check({ n })).toEqual([
    'ru/x.json: "n" lacks the plural form "few"',
    'ru/x.json: "n" lacks the plural form "many"',
  ]);
});

it('finds a key that two files claim', () => {
  const problems = localeProblems({ uz: { 'x.json': { a: 'bir' }, 'web/y.json': { a: 'bir' } } });
  expect(problems).toEqual(['web/y.json: "a" stands in x.json too']);
});

it.each([
  ['uz', '“Hisobchi” vakansiyasi', '«Hisobchi» vakansiyasi'],
  ['ru', 'Вакансия "Бухгалтер"', 'Вакансия «Бухгалтер»'],
  ['en', 'The vacancy «Accountant»', 'The vacancy “Accountant”'],
  ['uz', '8 mln - 9 mln', '8–9 mln'],
  ['en', 'Two  spaces', 'Two spaces'],
])('finds wrong quotes, dashes and spaces: %s, %s', (locale, wrong, right) => {
  expect(localeProblems({ [locale]: { 'x.json': { a: wrong } } })).toHaveLength(1);
  expect(localeProblems({ [locale]: { 'x.json': { a: right } } })).toEqual([]);
});

it('finds an Uzbek word with a typewriter apostrophe', () => {
  expect(localeProblems({ uz: { 'x.json': { a: "so'm" } } })).toHaveLength(1);
  expect(localeProblems({ uz: { 'x.json': { a: 'soʻm, taʼlim' } } })).toEqual([]);
});

it.each([
  ['uz', 'Toʻliq stavka', 'Toʻliq bandlik'],
  ['uz', 'kompaniyangizdan tushgan shikoyat', 'kompaniyangiz ustidan tushgan shikoyat'],
  ['ru', 'Контакты у вас', 'Вы открывали контакты'],
  ['ru', 'На других устройствах произойдёт выход', 'Вы выйдете на других устройствах'],
  ['ru', 'Код из приложения с кодами', 'Код из аутентификатора'],
  ['en', 'By interview', 'Negotiable'],
  ['en', 'Letter', 'Message'],
  ['en', 'Go on', 'Continue'],
  ['en', 'Prolong', 'Extend'],
  ['en', 'Your email', 'Your e-mail'],
])('finds another word than that of the glossary: %s, %s', (locale, wrong, right) => {
  expect(localeProblems({ [locale]: { 'x.json': { a: wrong } } })).toHaveLength(1);
  expect(localeProblems({ [locale]: { 'x.json': { a: right } } })).toEqual([]);
});
