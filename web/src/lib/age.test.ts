import { expect, it } from 'vitest';
import { age, birthYears } from './age';

it.each([
  [2000, 2026, 26],
  [2011, 2026, 15],
  [1946, 2026, 80],
  [2026, 2026, 0],
  [2027, 2026, 0],
])('born %d, now %d: %d', (birthYear, currentYear, years) => {
  expect(age(birthYear, currentYear)).toBe(years);
});

it.each([
  ['', 1946, 2011],
  ['1999-05-01', 1946, 2011],
  // Stored before the rule, or by somebody who has grown older since.
  ['1940-05-01', 1940, 2011],
  ['2014-05-01', 1946, 2014],
])('years of birth to choose from in 2026, stored %j: %d to %d', (stored, minYear, maxYear) => {
  expect(birthYears(2026, stored)).toEqual({ minYear, maxYear });
});
