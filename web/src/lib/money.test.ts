import { describe, expect, it } from 'vitest';
import {
  groupDigits,
  type Salary,
  type SalaryWords,
  salaryFullText,
  salaryText,
  shortAmount,
} from './money';

/** Tests are read by people: `_` stands for the no-break space. */
const nb = (text: string) => text.replaceAll('_', '\u00A0');

const uz: SalaryWords = {
  millions: (number) => `${number} mln`,
  from: (min) => `${min} dan`,
  range: (min, max) => `${min} - ${max}`,
  agreement: 'Suhbat asosida',
  currency: { UZS: 'soʻm', USD: '$', RUB: '₽' },
};
const salary = (min: number | null, max: number | null, extra: Partial<Salary> = {}): Salary => ({
  min_salary: min,
  max_salary: max,
  currency: 'UZS',
  agreement: false,
  ...extra,
});

describe('groupDigits', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1248, '1_248'],
    [500000, '500_000'],
    [7000000, '7_000_000'],
    [-45000, '-45_000'],
  ])('%d → %s', (value, text) => {
    expect(groupDigits(value)).toBe(nb(text));
  });
});

describe('shortAmount', () => {
  it.each([
    [999999, '999_999', '999_999'],
    [1000000, '1,0 mln', '1.0 mln'],
    [1249999, '1,2 mln', '1.2 mln'],
    [1250000, '1,3 mln', '1.3 mln'],
    [7000000, '7,0 mln', '7.0 mln'],
    [9960000, '10,0 mln', '10.0 mln'],
    [1234567890, '1_234,6 mln', '1_234.6 mln'],
  ])('%d', (value, comma, point) => {
    expect(shortAmount(value, 'uz', uz)).toBe(nb(comma));
    expect(shortAmount(value, 'ru', uz)).toBe(nb(comma));
    expect(shortAmount(value, 'en', uz)).toBe(nb(point));
  });
});

describe('salaryText', () => {
  it.each([
    ['range', salary(7000000, 11000000), '7,0 mln - 11,0 mln_soʻm'],
    ['short and long in one range', salary(900000, 1500000), '900_000 - 1,5 mln_soʻm'],
    ['dollars', salary(2000, 3500, { currency: 'USD' }), '2_000 - 3_500_$'],
    ['minimum only', salary(5000000, null), '5,0 mln dan_soʻm'],
    ['one number', salary(5000000, 5000000), '5,0 mln_soʻm'],
    ['by interview', salary(null, null, { agreement: true }), 'Suhbat asosida'],
  ])('%s', (_, value, text) => {
    expect(salaryText(value, 'uz', uz)).toBe(nb(text));
  });

  it('prints nothing when the pay is hidden', () => {
    expect(salaryText(salary(null, null), 'uz', uz)).toBeNull();
  });
});

it('salaryFullText keeps every digit', () => {
  expect(salaryFullText(salary(7000000, 11500000), uz)).toBe(nb('7_000_000 - 11_500_000_soʻm'));
});
