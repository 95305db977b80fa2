import { expect, it } from 'vitest';
import { phoneInText } from './phone-in-text';

it.each([
  ['Telefonim +998 90 123 45 67, yozing', '+998 90 123 45 67'],
  ['998901234567', '998901234567'],
  ['90 123-45-67 ga qoʻngʻiroq qiling', '90 123-45-67'],
  ['(90) 123 45 67', '(90) 123 45 67'],
  ['8 90 123 45 67', '8 90 123 45 67'],
  ['uy: 244-12-34', '244-12-34'],
])('finds the number in %j', (text, phone) => {
  expect(phoneInText(text)).toBe(phone);
});

it.each([
  'Maoshim 7 000 000 soʻm edi',
  '12.500.000 dan',
  '2019-2023 yillarda ishladim',
  '01.12.2026 dan boshlay olaman',
  '85 nafar xodim, 4 yil',
  'Buyurtma 1234567',
  'STIR 301234567',
  '',
])('does not take %j for a phone', (text) => {
  expect(phoneInText(text)).toBeUndefined();
});
