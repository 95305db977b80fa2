import { describe, expect, it } from 'vitest';
import { ageText, agoText, experienceText, jobsCount, salaryFullText, salaryText } from './display';
import { startLocale } from './locale';

/** Plain spaces here, no-break ones on the page. */
const spaced = (text: string | null) => text?.replaceAll('\u00A0', ' ');
const PATH = { uz: '/', ru: '/ru', en: '/en' } as const;
const uzs = (min: number, max: number | null) => ({
  min_salary: min,
  max_salary: max,
  agreement: false,
  currency: 'UZS' as const,
});

// crates/kernel/src/salary.rs has the same table: both sides must format alike.
describe('salary', () => {
  it.each([
    ['uz', 7000000, 11000000, '7,0–11,0 mln soʻm', '7 000 000–11 000 000 soʻm'],
    ['ru', 7000000, 11000000, '7,0–11,0 млн сум', '7 000 000–11 000 000 сум'],
    ['en', 7000000, 11000000, '7.0–11.0M UZS', '7 000 000–11 000 000 UZS'],
    ['uz', 900000, 1250000, '900 000 – 1,3 mln soʻm', '900 000–1 250 000 soʻm'],
    ['uz', 1210000, 1240000, '1,2 mln soʻm', '1 210 000–1 240 000 soʻm'],
    ['uz', 3100000, null, '3,1 mln soʻmdan', '3 100 000 soʻmdan'],
    ['uz', 999999, null, '999 999 soʻmdan', '999 999 soʻmdan'],
    ['ru', 5000000, null, 'от 5,0 млн сум', 'от 5 000 000 сум'],
    ['en', 1249999, null, 'from 1.2M UZS', 'from 1 249 999 UZS'],
    ['en', 1250000, 1250000, '1.3M UZS', '1 250 000 UZS'],
  ] as const)('%s %d-%s', (locale, min, max, short, full) => {
    startLocale(PATH[locale]);
    expect(spaced(salaryText(uzs(min, max)))).toBe(short);
    expect(spaced(salaryFullText(uzs(min, max)))).toBe(full);
  });

  it.each([
    ['uz', 'Suhbat asosida'],
    ['ru', 'По итогам собеседования'],
    ['en', 'Negotiable'],
  ] as const)('%s by interview', (locale, text) => {
    startLocale(PATH[locale]);
    const agreed = {
      min_salary: null,
      max_salary: null,
      agreement: true,
      currency: 'UZS',
    } as const;
    expect(salaryText(agreed)).toBe(text);
  });
});

describe('experience: months up to a year, then full years', () => {
  it.each([
    [0, 'Tajribasiz', 'Без опыта', 'No experience'],
    [1, '1 oy', '1 месяц', '1 month'],
    [11, '11 oy', '11 месяцев', '11 months'],
    [12, '1 yil', '1 год', '1 year'],
    [48, '4 yil', '4 года', '4 years'],
    [60, '5 yil', '5 лет', '5 years'],
    [252, '21 yil', '21 год', '21 years'],
  ])('%d months', (months, uz, ru, en) => {
    for (const [locale, text] of Object.entries({ uz, ru, en })) {
      startLocale(PATH[locale as keyof typeof PATH]);
      expect(experienceText(months)).toBe(text);
    }
  });
});

it('age is the difference of the years', () => {
  startLocale('/ru');
  expect(ageText(2000, 2026)).toBe('26 лет');
  expect(ageText(2005, 2026)).toBe('21 год');
  startLocale('/');
  expect(ageText(2000, 2026)).toBe('26 yosh');
});

it.each([
  ['uz', 0, 'Bugun'],
  ['uz', 1, 'Kecha'],
  ['uz', 6, '6 kun oldin'],
  ['uz', 7, '08.11.2026'],
  ['ru', 2, '2 дня назад'],
  ['ru', 5, '5 дней назад'],
  ['en', 3, '3 days ago'],
] as const)('%s: %i days ago is "%s"', (locale, days, text) => {
  startLocale(PATH[locale]);
  const now = Date.parse('2026-11-15T09:00:00Z');
  expect(agoText(new Date(now - days * 86_400_000).toISOString(), now)).toBe(text);
});

it.each([
  ['uz', 0, 'Hozircha vakansiya yoʻq'],
  ['uz', 1248, '1 248 ta vakansiya'],
  ['ru', 1, '1 вакансия'],
  ['ru', 1022, '1 022 вакансии'],
  ['en', 1, '1 vacancy'],
  ['en', 12000, '12 000 vacancies'],
] as const)('%s: %i is "%s"', (locale, count, text) => {
  startLocale(PATH[locale]);
  expect(spaced(jobsCount(count))).toBe(text);
});
