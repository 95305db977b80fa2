import { describe, expect, it } from 'vitest';
import { experience, experienceText } from './experience';

describe('experience', () => {
  it.each([
    [-3, { unit: 'none' }],
    [0, { unit: 'none' }],
    [1, { unit: 'months', count: 1 }],
    [11, { unit: 'months', count: 11 }],
    [12, { unit: 'years', count: 1 }],
    [23, { unit: 'years', count: 1 }],
    [24, { unit: 'years', count: 2 }],
    [48, { unit: 'years', count: 4 }],
    [60, { unit: 'years', count: 5 }],
  ])('%d months', (months, expected) => {
    expect(experience(months)).toEqual(expected);
  });
});

describe('experienceText', () => {
  // Decisions B13: Russian has год / года / лет, chosen by the CLDR category of the number.
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {
    one: 'год',
    few: 'года',
    many: 'лет',
  };
  const rules = new Intl.PluralRules('ru');
  const ru = {
    none: 'Без опыта',
    months: (count: number) => `${count} мес.`,
    years: (count: number) => `${count} ${forms[rules.select(count)]}`,
  };
  it.each([
    [0, 'Без опыта'],
    [7, '7 мес.'],
    [12, '1 год'],
    [36, '3 года'],
    [48, '4 года'],
    [60, '5 лет'],
    [132, '11 лет'],
    [252, '21 год'],
  ])('%d months in Russian', (months, text) => {
    expect(experienceText(months, ru)).toBe(text);
  });
});
