import { expect, it } from 'vitest';
import { age } from './age';

it.each([
  [2000, 2026, 26],
  [2011, 2026, 15],
  [1946, 2026, 80],
  [2026, 2026, 0],
  [2027, 2026, 0],
])('born %d, now %d: %d', (birthYear, currentYear, years) => {
  expect(age(birthYear, currentYear)).toBe(years);
});
