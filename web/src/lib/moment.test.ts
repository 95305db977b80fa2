import { expect, it } from 'vitest';
import { momentDay, momentText } from './moment';

it('shows the clock of Tashkent, five hours ahead of UTC', () => {
  expect(momentText('2026-11-15T09:02:00Z')).toBe('15.11.2026, 14:02');
  expect(momentText('2026-11-15T00:00:00+05:00')).toBe('15.11.2026, 00:00');
});

it('begins the day at midnight there', () => {
  expect(momentDay('2026-12-31T18:59:59Z')).toBe('31.12.2026');
  expect(momentDay('2026-12-31T19:00:00Z')).toBe('01.01.2027');
});
