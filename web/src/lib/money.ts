/**
 * How pay is written (spec §9, decision B4). `kernel::Salary` writes the same on the server.
 * Words ("dan", "от", "By interview") come from the caller: this file knows numbers only.
 */
import type { Locale } from './locale';

const NBSP = '\u00A0';

export type Currency = 'UZS' | 'USD' | 'RUB';

/** What the API sends; null numbers mean "by interview" or "only a minimum". */
export interface Pay {
  min: number | null;
  max: number | null;
  currency: Currency;
  agreement: boolean;
}

export interface PayWords {
  /** "5,0 mln dan", "от 5,0 млн", "from 5.0M". */
  from: (amount: string) => string;
  agreement: string;
  currency: Record<Currency, string>;
}

const MILLION: Record<Locale, { unit: string; point: string }> = {
  uz: { unit: 'mln', point: ',' },
  ru: { unit: 'млн', point: ',' },
  en: { unit: 'M', point: '.' },
};

/** Groups of three divided by U+00A0, in every language: `7 000 000`. */
export function groupDigits(value: number): string {
  const digits = Math.round(Math.abs(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NBSP);
  return value < 0 ? `-${grouped}` : grouped;
}

/** A number longer than six digits becomes millions with one decimal, rounded half up. */
export function shortAmount(value: number, locale: Locale): string {
  if (Math.abs(value) < 1_000_000) return groupDigits(value);
  // Whole tenths of a million keep the rounding exact; floating point would lose 1.25.
  const tenths = Math.floor((value + 50_000) / 100_000);
  const { unit, point } = MILLION[locale];
  return `${groupDigits(Math.floor(tenths / 10))}${point}${tenths % 10}${NBSP}${unit}`;
}

function write(pay: Pay, words: PayWords, amount: (value: number) => string): string | null {
  if (pay.agreement) return words.agreement;
  if (pay.min === null) return null;
  const currency = words.currency[pay.currency];
  if (pay.max === null) return `${words.from(amount(pay.min))}${NBSP}${currency}`;
  if (pay.max === pay.min) return `${amount(pay.min)}${NBSP}${currency}`;
  return `${amount(pay.min)}${NBSP}– ${amount(pay.max)}${NBSP}${currency}`;
}

/** The line on a card: `7,0 mln – 11,0 mln soʻm`. Null when there is nothing to print (hidden pay). */
export function payText(pay: Pay, locale: Locale, words: PayWords): string | null {
  return write(pay, words, (value) => shortAmount(value, locale));
}

/** The exact numbers, for `title` and screen readers: `7 000 000 – 11 000 000 soʻm`. */
export function payFullText(pay: Pay, words: PayWords): string | null {
  return write(pay, words, groupDigits);
}
