import { expect, it } from 'vitest';
import { amountDigits, readAmount } from './amount';

it.each([
  ['5000000', 5_000_000],
  ['5 000 000', 5_000_000],
  ['5\u00a0000\u00a0000', 5_000_000],
  ['5.000.000', 5_000_000],
  ['5,000,000', 5_000_000],
  ['5 000 000,50', 5_000_001],
  ['5 000 000.49', 5_000_000],
  ['5000000,5', 5_000_001],
  ['5,000,000.50', 5_000_001],
  ['50 00 000', 5_000_000],
  ['5mln', 5_000_000],
  ['5 mln', 5_000_000],
  ['5 mln.', 5_000_000],
  ['5 млн', 5_000_000],
  ['5 million', 5_000_000],
  ['5 миллионов', 5_000_000],
  ['5,5 mln', 5_500_000],
  ['5.5 млн', 5_500_000],
  ['5M', 5_000_000],
  ['500 ming', 500_000],
  ['500 минг', 500_000],
  ['500 тыс', 500_000],
  ['500 тыс.', 500_000],
  ['500k', 500_000],
  ['5 mln 500 ming', 5_500_000],
  ['1 млрд', 1_000_000_000],
  ['５ ０００', 5_000],
  ['07 000', 7_000],
])('%s is %d', (text, amount) => {
  expect(readAmount(text)).toEqual({ amount });
});

it.each([
  ['$500', 500, 'USD'],
  ['500 $', 500, 'USD'],
  ['500 dollar', 500, 'USD'],
  ['500 у.е.', 500, 'USD'],
  ['1,5k USD', 1_500, 'USD'],
  ['50 000 ₽', 50_000, 'RUB'],
  ['50 тыс. руб.', 50_000, 'RUB'],
  ['5 mln soʻm', 5_000_000, 'UZS'],
  ["5 mln so'm", 5_000_000, 'UZS'],
  ['5 млн сум', 5_000_000, 'UZS'],
  ['5 000 000 сўм', 5_000_000, 'UZS'],
  ['7 000 UZS', 7_000, 'UZS'],
])('%s is %d %s', (text, amount, currency) => {
  expect(readAmount(text)).toEqual({ amount, currency });
});

it.each([
  '',
  ' ',
  'kelishamiz',
  'ot 5',
  '5-7 mln',
  '5 mln 7 mln',
  '500 ming 5 mln',
  '5 kg',
  '5 000 $ soʻm',
  '1.2.3',
  '-5',
])('%j is no amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
  expect(amountDigits(text)).toBe('');
});

it('an address has digits only, and no zero', () => {
  expect(amountDigits('5 mln')).toBe('5000000');
  expect(amountDigits('0')).toBe('');
});
