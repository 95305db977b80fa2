import { afterEach, expect, it, vi } from 'vitest';
import { peekAfterResume, saveAfterResume, takeAfterResume, waitingJob } from './after-resume';

afterEach(() => {
  takeAfterResume();
  vi.useRealTimers();
});

it('keeps a vacancy for a day and opens it once', () => {
  vi.useFakeTimers();
  saveAfterResume('/jobs/oshpaz-a1b2c3/response');
  vi.advanceTimersByTime(23 * 60 * 60 * 1000);
  expect(peekAfterResume()).toBe('/jobs/oshpaz-a1b2c3/response');
  expect(takeAfterResume()).toBe('/jobs/oshpaz-a1b2c3/response');
  expect(takeAfterResume()).toBeUndefined();
});

it('keeps no address of another site', () => {
  saveAfterResume('//evil.test');
  expect(peekAfterResume()).toBeUndefined();
});

it('opens the vacancy with the new resume, once', () => {
  saveAfterResume('/jobs/oshpaz-a1b2c3/response');
  expect(waitingJob('r1')).toBe('/jobs/oshpaz-a1b2c3/response?resume=r1');
  expect(waitingJob('r1')).toBe('/jobs');
});
