import { describe, expect, it } from 'vitest';
import { groupDigits, type Pay, type PayWords, payFullText, payText, shortAmount } from './money';

const NBSP = '\u00A0';
/** Tests are read by people: write a plain space, compare with the real no-break one. */
const nb = (text: string) => text.replaceAll('_', NBSP);

const uz: PayWords = {
  from: (amount) => `${amount} dan`,
  agreement: 'Suhbat asosida',
  currency: { UZS: 'soʻm', USD: '$', RUB: 'RUB' },
};
const pay = (min: number | null, max: number | null, extra: Partial<Pay> = {}): Pay => ({
  min,
  max,
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
    [999999, '999_999', '999_999', '999_999'],
    [1000000, '1,0_mln', '1,0_млн', '1.0_M'],
    [1249999, '1,2_mln', '1,2_млн', '1.2_M'],
    [1250000, '1,3_mln', '1,3_млн', '1.3_M'],
    [7000000, '7,0_mln', '7,0_млн', '7.0_M'],
    [9960000, '10,0_mln', '10,0_млн', '10.0_M'],
    [1234567890, '1_234,6_mln', '1_234,6_млн', '1_234.6_M'],
  ])('%d', (value, uzText, ruText, enText) => {
    expect(shortAmount(value, 'uz')).toBe(nb(uzText));
    expect(shortAmount(value, 'ru')).toBe(nb(ruText));
    expect(shortAmount(value, 'en')).toBe(nb(enText));
  });
});

describe('payText', () => {
  it.each([
    ['range', pay(7000000, 11000000), '7,0_mln_– 11,0_mln_soʻm'],
    ['short and long in one range', pay(900000, 1500000), '900_000_– 1,5_mln_soʻm'],
    ['dollars', pay(2000, 3500, { currency: 'USD' }), '2_000_– 3_500_$'],
    ['minimum only', pay(5000000, null), '5,0_mln dan_soʻm'],
    ['one number', pay(5000000, 5000000), '5,0_mln_soʻm'],
    ['by interview', pay(null, null, { agreement: true }), 'Suhbat asosida'],
  ])('%s', (_, value, text) => {
    expect(payText(value, 'uz', uz)).toBe(nb(text));
  });

  it('prints nothing when pay is hidden', () => {
    expect(payText(pay(null, null), 'uz', uz)).toBeNull();
  });
});

describe('payFullText', () => {
  it('keeps every digit', () => {
    expect(payFullText(pay(7000000, 11500000), uz)).toBe(nb('7_000_000_– 11_500_000_soʻm'));
  });
});
