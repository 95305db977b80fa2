/** Amounts of money as people type them: `5 000 000,50`, `5mln`, `5 млн`, `500 ming`, `5k`, `$500`. */
import type { Currency } from './money';

export interface TypedAmount {
  /** Whole units: nobody is paid in tiyins. */
  amount: number;
  /** The currency that was typed beside the number. */
  currency?: Currency;
}

const CURRENCIES: readonly (readonly [Currency, RegExp])[] = [
  ['USD', /\$|\busd\b|(?<!\p{L})(?:dollar(?:s|i)?|доллар(?:ов|а)?|у\.?\s?е\.?)(?!\p{L})/u],
  ['RUB', /₽|\brub\b|(?<!\p{L})(?:rubl[iy]?|rubles?|руб(?:\.|л(?:ей|я|ь))?)(?!\p{L})/u],
  ['UZS', /\buzs\b|(?<!\p{L})(?:so['ʻ]?m|sum|сум(?:ов|а)?|сўм)(?!\p{L})/u],
];

const UNITS: readonly (readonly [number, RegExp])[] = [
  [1e9, /^(?:mlrd|milliard|billion|bn|млрд|миллиард(?:ов|а)?)\.?$/],
  [1e6, /^(?:mln|million|millon|milion|m|млн|миллион(?:ов|а)?|м|лям(?:ов|а)?)\.?$/],
  [1e3, /^(?:ming|minga|min|тыс|тысяч(?:а|и)?|минг|thousand|k|т|к)\.?$/],
];

const PART = /(\d[\d\s.,]*)\s*(\p{L}*\.?)/gu;

/** What the text means, or undefined when it is not one amount. */
export function readAmount(text: string): TypedAmount | undefined {
  let rest = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'");
  let currency: Currency | undefined;
  for (const [code, words] of CURRENCIES) {
    if (!words.test(rest)) continue;
    if (currency) return undefined;
    currency = code;
    rest = rest.replace(words, ' ');
  }
  let amount = 0;
  let above = Number.POSITIVE_INFINITY;
  const left = rest.replace(PART, (_, digits: string, word: string) => {
    const number = readNumber(digits);
    const unit = word === '' ? 1 : UNITS.find(([, words]) => words.test(word))?.[0];
    // `5 mln 500 ming`: each next unit is smaller.
    if (number === undefined || unit === undefined || unit >= above) return '?';
    amount += number * unit;
    above = unit;
    return '';
  });
  if (left.trim() !== '' || above === Number.POSITIVE_INFINITY) return undefined;
  return { amount: Math.round(amount), ...(currency && { currency }) };
}

/** Points and commas divide thousands if three digits follow each of them, otherwise the last one is decimal. */
function readNumber(text: string): number | undefined {
  const digits = text.trim().replace(/[.,]$/, '').replace(/\s+/g, ' ');
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(?:[ .,]\d{3})+$/.test(digits)) return Number(digits.replace(/\D/g, ''));
  const [, whole, part] = /^(\d{1,3}(?:[ .,]?\d{3})*|\d+)[.,](\d{1,2})$/.exec(digits) ?? [];
  if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${part}`);
  // Typed with spaces in other places: `50 00 000`.
  return /^[\d ]+$/.test(digits) ? Number(digits.replaceAll(' ', '')) : undefined;
}

/** The digits of what was typed, for an address; empty when it is no amount. */
export function amountDigits(text: string): string {
  const { amount = 0 } = readAmount(text) ?? {};
  return amount > 0 ? String(amount) : '';
}

/** A month's pay below this is a sum in millions or thousands whose unit was left out. */
export const LEAST_PAY: Record<Currency, number> = { UZS: 10_000, USD: 10, RUB: 500 };
/** More digits than any pay has; the server enforces the real limit. */
export const MOST_PAY = 999_999_999_999;
