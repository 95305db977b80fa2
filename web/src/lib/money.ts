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
  from: (amount: string, currency: Currency) => string;
  range: (min: string, max: string) => string;
  /** Only one of the two counts millions. */
  rangeApart: (min: string, max: string) => string;
  agreement: string;
  currency: Record<Currency, string>;
}

/** Digit groups separated by U+00A0, in every language: `7 000 000`. */
export function groupDigits(value: number): string {
  const digits = Math.round(Math.abs(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NBSP);
  return value < 0 ? `-${grouped}` : grouped;
}

/** A number as it is written, and whether it counts millions: a range names them once. */
interface Amount {
  number: string;
  inMillions: boolean;
}

const exact = (value: number): Amount => ({ number: groupDigits(value), inMillions: false });

/** A number longer than six digits becomes millions with one decimal, rounded half up. */
function short(value: number, locale: Locale): Amount {
  if (value < 1_000_000) return exact(value);
  // Integer tenths of a million keep the rounding exact; floating point would get 1.25 wrong.
  const tenths = Math.floor((value + 50_000) / 100_000);
  const point = locale === 'en' ? '.' : ',';
  return {
    number: `${groupDigits(Math.floor(tenths / 10))}${point}${tenths % 10}`,
    inMillions: true,
  };
}

function amountText({ number, inMillions }: Amount, words: SalaryWords): string {
  return inMillions ? words.millions(number) : number;
}

/** `8,1–9,7 mln`, `900 000 – 1,3 mln`; one amount if both look the same. */
function rangeText(min: Amount, max: Amount, words: SalaryWords): string {
  if (min.inMillions !== max.inMillions) {
    return words.rangeApart(amountText(min, words), amountText(max, words));
  }
  const number = min.number === max.number ? max.number : words.range(min.number, max.number);
  return amountText({ ...max, number }, words);
}

function write(salary: Salary, words: SalaryWords, amount: (value: number) => Amount) {
  const { min_salary: min, max_salary: max, currency } = salary;
  if (salary.agreement) return words.agreement;
  if (min == null) return null;
  if (max == null) return words.from(amountText(amount(min), words), currency);
  return `${rangeText(amount(min), amount(max), words)}${NBSP}${words.currency[currency]}`;
}

/** The line on a card: `7,0–11,0 mln soʻm`. Null when there is nothing to show. */
export function salaryText(salary: Salary, locale: Locale, words: SalaryWords): string | null {
  return write(salary, words, (value) => short(value, locale));
}

/** The exact numbers, for `title` and screen readers: `7 000 000–11 000 000 soʻm`. */
export function salaryFullText(salary: Salary, words: SalaryWords): string | null {
  return write(salary, words, exact);
}
