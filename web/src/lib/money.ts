/**
 * How pay is written (product §9, decisions B4). `kernel::Salary` writes the same on the server, with the same
 * words: they come from the caller (`i18n/display.ts`), so this file knows numbers only.
 */
import type { Locale } from './locale';

const NBSP = '\u00A0';

export type Currency = 'UZS' | 'USD' | 'RUB';

/** The part of the API's salary that is shown. Without a minimum and an agreement the pay is hidden. */
export interface Salary {
  min_salary?: number | null;
  max_salary?: number | null;
  agreement: boolean;
  currency: Currency;
}

export interface SalaryWords {
  millions: (number: string) => string;
  from: (min: string) => string;
  range: (min: string, max: string) => string;
  agreement: string;
  currency: Record<Currency, string>;
}

/** Digit groups separated by U+00A0, in every language: `7 000 000`. */
export function groupDigits(value: number): string {
  const digits = Math.round(Math.abs(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NBSP);
  return value < 0 ? `-${grouped}` : grouped;
}

/** A number longer than six digits becomes millions with one decimal, rounded half up. */
export function shortAmount(value: number, locale: Locale, words: SalaryWords): string {
  if (value < 1_000_000) return groupDigits(value);
  // Integer tenths of a million keep the rounding exact; floating point would get 1.25 wrong.
  const tenths = Math.floor((value + 50_000) / 100_000);
  const point = locale === 'en' ? '.' : ',';
  return words.millions(`${groupDigits(Math.floor(tenths / 10))}${point}${tenths % 10}`);
}

function write(salary: Salary, words: SalaryWords, amount: (value: number) => string) {
  const { min_salary: min, max_salary: max } = salary;
  if (salary.agreement) return words.agreement;
  if (min == null) return null;
  const numbers =
    max == null
      ? words.from(amount(min))
      : max === min
        ? amount(min)
        : words.range(amount(min), amount(max));
  return `${numbers}${NBSP}${words.currency[salary.currency]}`;
}

/** The line on a card: `7,0 mln - 11,0 mln soʻm`. Null when there is nothing to show. */
export function salaryText(salary: Salary, locale: Locale, words: SalaryWords): string | null {
  return write(salary, words, (value) => shortAmount(value, locale, words));
}

/** The exact numbers, for `title` and screen readers: `7 000 000 - 11 000 000 soʻm`. */
export function salaryFullText(salary: Salary, words: SalaryWords): string | null {
  return write(salary, words, groupDigits);
}
