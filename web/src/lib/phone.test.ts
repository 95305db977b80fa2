import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  groupNational,
  isForeign,
  isWhole,
  maskPhone,
  nationalDigits,
  phoneValue,
} from './phone';

describe('nationalDigits', () => {
  it.each([
    ['+998 90 123-45-67', '901234567'],
    ['998901234567', '901234567'],
    ['901234567', '901234567'],
    ['90 123 45 67', '901234567'],
    ['(33) 456-78-90', '334567890'],
    ['00998 97 765 43 21', '977654321'],
    ['8 90 123 45 67', '901234567'],
    ['88 123 45 67', '881234567'],
    ['8881234567', '881234567'],
    ['+998998901234567', '901234567'],
    ['＋９９８９０１２３４５６７', '901234567'],
    ['+998 90 123 45 67\u2060', '901234567'],
    ['٩٠١٢٣٤٥٦٧', '901234567'],
    ['+998 99 812 34 56', '998123456'],
    ['+998', ''],
    ['', ''],
    ['+998 90 12', '9012'],
    ['+998 90 123 45 678', '9012345678'],
    // Typed behind the prefix that the field has already.
    ['+998 998901234567', '901234567'],
    ['+998 00998901234567', '901234567'],
    ['+998 8901234567', '901234567'],
    ['+998 88 123 45 678', '8812345678'],
    ['+998 000000001', '000000001'],
  ])('%s → %s', (typed, digits) => {
    expect(nationalDigits(typed)).toBe(digits);
  });
});

describe('groupNational', () => {
  it.each([
    ['', ''],
    ['9', '9'],
    ['90', '90'],
    ['9012', '90 12'],
    ['901234', '90 123 4'],
    ['901234567', '90 123 45 67'],
  ])('%s', (digits, text) => {
    expect(groupNational(digits)).toBe(text);
  });
});

describe('formatPhone and maskPhone', () => {
  it.each([
    ['+998901234567', '+998 90 123 45 67', '+998 90 *** ** 67'],
    ['+998000000001', '+998 00 000 00 01', '+998 00 *** ** 01'],
    ['+79123456789', '+79123456789', '+791******89'],
  ])('%s', (phone, full, masked) => {
    expect(formatPhone(phone)).toBe(full);
    expect(maskPhone(phone)).toBe(masked);
  });
});

describe('phoneValue', () => {
  it('is empty when only the prefix stands in the field', () => {
    expect(phoneValue('+998 ')).toBe('');
  });
  it.each([
    ['+7 912 345-67-89', '+79123456789'],
    ['+90 (532) 123 45 67', '+905321234567'],
  ])('keeps the country of %s', (typed, value) => {
    expect(phoneValue(typed)).toBe(value);
  });
  it('is plain +digits otherwise', () => {
    expect(phoneValue('+998 90 123 45 67')).toBe('+998901234567');
  });
});

it.each([
  ['+7 912 345 67 89', true, true],
  ['+82 10 1234 5678', true, true],
  ['+7 912', true, false],
  ['+1234567890123456', true, false],
  ['+998 90 123 45 67', false, true],
  ['+998 90 123', false, false],
  ['901234567', false, true],
  ['+99', false, false],
  ['+', false, false],
])('%s: foreign %s, whole %s', (typed, foreign, whole) => {
  expect([isForeign(typed), isWhole(typed)]).toEqual([foreign, whole]);
});
