import { expect, it } from 'vitest';
import { dayText } from './day';

it('writes a day with dots', () => {
  expect(dayText('2026-11-05')).toBe('05.11.2026');
});
