import { describe, expect, it } from 'vitest';
import { groupDigits, type Salary, type SalaryWords, salaryFullText, salaryText } from './money';

/** Tests are read by people: `_` stands for the no-break space. */
const nb = (text: string) => text.replaceAll('_', '\u00A0');

const uz: SalaryWords = {
  millions: (number) => `${number} mln`,
  from: (amount, currency) =>
    `${amount} ${{ UZS: 'soʻm', USD: 'dollar', RUB: 'rubl' }[currency]}dan`,
  range: (min, max) => `${min}–${max}`,
  rangeApart: (min, max) => `${min} – ${max}`,
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

describe('one amount, in short', () => {
  it.each([
    [999999, '999_999_soʻm', '999_999_soʻm'],
    [1000000, '1,0 mln_soʻm', '1.0 mln_soʻm'],
    [1249999, '1,2 mln_soʻm', '1.2 mln_soʻm'],
    [1250000, '1,3 mln_soʻm', '1.3 mln_soʻm'],
    [7000000, '7,0 mln_soʻm', '7.0 mln_soʻm'],
    [9960000, '10,0 mln_soʻm', '10.0 mln_soʻm'],
    [1234567890, '1_234,6 mln_soʻm', '1_234.6 mln_soʻm'],
  ])('%d', (value, comma, point) => {
    const one = salary(value, value);
    expect(salaryText(one, 'uz', uz)).toBe(nb(comma));
    expect(salaryText(one, 'ru', uz)).toBe(nb(comma));
    expect(salaryText(one, 'en', uz)).toBe(nb(point));
  });
});

describe('salaryText', () => {
  it.each([
    ['range', salary(7000000, 11000000), '7,0–11,0 mln_soʻm'],
    ['short and long in one range', salary(900000, 1500000), '900_000 – 1,5 mln_soʻm'],
    ['dollars', salary(2000, 3500, { currency: 'USD' }), '2_000–3_500_$'],
    ['thousands', salary(500000, 900000), '500_000–900_000_soʻm'],
    ['alike in short', salary(1210000, 1240000), '1,2 mln_soʻm'],
    ['minimum only', salary(3100000, null), '3,1 mln soʻmdan'],
    ['minimum in dollars', salary(800, null, { currency: 'USD' }), '800 dollardan'],
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
  expect(salaryFullText(salary(7000000, 11500000), uz)).toBe(nb('7_000_000–11_500_000_soʻm'));
});
