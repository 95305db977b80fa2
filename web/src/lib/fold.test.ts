import { expect, it } from 'vitest';
import { matches } from './fold';

it.each([
  ['Oʻqituvchi', "o'qi", true],
  ['Oʻqituvchi', 'oqi', true],
  ['Sotuv va savdo', 'savdo sotuv', true],
  ['Sotuv va savdo', 'avdo', false],
  ['Учёт', 'учет', true],
  ['Chilonzor tumani', '', true],
])('%s by %j: %s', (text, query, found) => {
  expect(matches(text, query)).toBe(found);
});
