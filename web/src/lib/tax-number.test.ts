import { expect, it } from 'vitest';
import { groupTaxNumber, isWholeTaxNumber, taxNumberDigits } from './tax-number';

it.each([
  ['302118540', '302118540'],
  ['302 118 540', '302118540'],
  ['STIR: 302-118-540.', '302118540'],
  ['３０２118540', '302118540'],
  ['30211854099', '302118540'],
  ['', ''],
])('%s holds the digits %s', (typed, digits) => {
  expect(taxNumberDigits(typed)).toBe(digits);
});

it.each([
  ['302118540', '302 118 540'],
  ['3021', '302 1'],
  ['302', '302'],
  ['', ''],
])('%s is shown as %s', (digits, shown) => {
  expect(groupTaxNumber(digits)).toBe(shown);
});

it('is whole with nine digits', () => {
  expect(isWholeTaxNumber('30211854')).toBe(false);
  expect(isWholeTaxNumber('302118540')).toBe(true);
});
