import { expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import type { Choices } from '../queries';
import { isReachable, isSame, quietProblem, withChoice } from './matrix';

const SAVED: Choices = {
  events: [
    { event: 'status', site: true, telegram: true, email: false },
    { event: 'interview', site: true, telegram: false, email: false },
  ],
  quiet: { on: true, from: '21:00', to: '08:00' },
};

it('changes one cell and leaves the others, and the original, alone', () => {
  const changed = withChoice(SAVED, 'interview', 'email', true);
  expect(changed.events).toEqual([
    { event: 'status', site: true, telegram: true, email: false },
    { event: 'interview', site: true, telegram: false, email: true },
  ]);
  expect(changed.quiet).toEqual(SAVED.quiet);
  expect(SAVED.events[1]?.email).toBe(false);
});

it('knows whether there is anything to save', () => {
  const there = withChoice(SAVED, 'status', 'site', false);
  expect(isSame(there, SAVED)).toBe(false);
  expect(isSame(withChoice(there, 'status', 'site', true), SAVED)).toBe(true);
  expect(isSame({ ...SAVED, events: [...SAVED.events].reverse() }, SAVED)).toBe(true);
  expect(isSame({ ...SAVED, quiet: { ...SAVED.quiet, to: '07:00' } }, SAVED)).toBe(false);
});

it('offers a channel only when it is connected', () => {
  const nobody = { telegram: null, email_verified_at: null };
  expect(isReachable('site', nobody)).toBe(true);
  expect(isReachable('telegram', nobody)).toBe(false);
  expect(isReachable('email', nobody)).toBe(false);
  expect(isReachable('telegram', { telegram: { name: 'Malika' }, email_verified_at: null })).toBe(
    true,
  );
  expect(isReachable('email', { telegram: null, email_verified_at: '2026-11-19T08:00:00Z' })).toBe(
    true,
  );
});

it('refuses quiet hours without a length, unless they are off', () => {
  startLocale('/en');
  const quiet = (from: string, to: string, on = true) =>
    quietProblem({ ...SAVED, quiet: { on, from, to } });
  expect(quiet('21:00', '08:00')).toBeUndefined();
  expect(quiet('08:00', '08:00')).toBe('The beginning and the end must differ');
  expect(quiet('', '08:00')).toBe('Required field');
  expect(quiet('08:00', '08:00', false)).toBeUndefined();
  startLocale('/');
});
