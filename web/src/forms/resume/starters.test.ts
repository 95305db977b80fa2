import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES, startLocale } from '@/i18n/locale';
import { startersOf } from './starters';

const SPHERES = [
  { slug: 'sales', professions: [{ name: 'Manager' }] },
  { slug: 'accounting', professions: [{ name: 'Accountant' }, { name: 'Payroll manager' }] },
  { slug: 'art', professions: [{ name: 'Actor' }] },
];

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

it.each([
  ['the position of the job', 'Accountant', ['sales'], 'Payroll'],
  ['a part of it', 'senior ACCOUNTANT', [], 'Payroll'],
  ['the longest name that fits', 'Payroll manager', [], 'Payroll'],
  ['the wanted sphere', 'Chief', ['art', 'sales'], 'Monthly plan and result'],
  ['any job', 'Actor', ['art'], 'Every day'],
  ['nothing', '', [], 'Every day'],
])('by %s', (_, position, wanted, first) => {
  const { isOwn, words } = startersOf(position, wanted, SPHERES);
  expect(words[0]).toBe(first);
  expect(isOwn).toBe(first !== 'Every day');
});

it.each(LOCALES)('there are three for each sphere in %s', (locale) => {
  startLocale(`/${locale}`);
  for (const sphere of ['it', 'horeca', 'customer-service', 'transport', 'unknown']) {
    const { words } = startersOf('', [sphere], []);
    expect(new Set(words.filter(Boolean)).size, sphere).toBe(3);
  }
  startLocale('/en');
});
