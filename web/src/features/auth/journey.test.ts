import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayEnterStep, readRegistration } from '@/session/registration';
import { endJourney, lastPhone, proveJourney, restartJourney, startJourney } from './journey';

const PHONE = '+998901234567';
const open = (step: number) => mayEnterStep(readRegistration('candidate'), step, Date.now());

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

it('opens the steps one after another', () => {
  expect([open(1), open(2), open(3)]).toEqual([false, false, false]);
  startJourney('candidate', PHONE, 'r1');
  expect([open(1), open(2), open(3)]).toEqual([true, false, false]);
  proveJourney('candidate', 1800);
  expect([open(1), open(2), open(3)]).toEqual([true, true, true]);
  expect(mayEnterStep(readRegistration('employer'), 2, Date.now())).toBe(false);
});

it('closes the steps again when the proof has expired', () => {
  startJourney('candidate', PHONE, 'r1');
  proveJourney('candidate', 1800);
  vi.advanceTimersByTime(1_800_000);
  expect(open(2)).toBe(false);
});

it('a new code invalidates the earlier proof', () => {
  startJourney('candidate', PHONE, 'r1');
  proveJourney('candidate', 1800);
  startJourney('candidate', PHONE, 'r2');
  expect(open(2)).toBe(false);
});

it('keeps the number for a new start and forgets it at the end', () => {
  startJourney('candidate', PHONE, 'r1');
  restartJourney('candidate');
  expect(open(1)).toBe(false);
  expect(lastPhone()).toBe(PHONE);
  endJourney('candidate');
  expect(lastPhone()).toBe('');
  expect(sessionStorage.length).toBe(0);
});
