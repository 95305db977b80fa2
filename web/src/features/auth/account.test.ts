import { expect, it } from 'vitest';
import { passwordStrength } from './account';

it.each([
  ['1234567', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['kitob123', 'fair'],
  ['olma daraxt uy', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
