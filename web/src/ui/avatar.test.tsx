import { expect, it } from 'vitest';
import { initials } from './avatar';

it.each([
  ['Malika Yusupova', 'MY'],
  ['Oʻktam Gʻaniyev', 'OG'],
  ['ʼAlisher', 'A'],
  ['шахноза  каримова қизи', 'ШК'],
  ['', ''],
])('%j → %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
