import { beforeEach, expect, it } from 'vitest';
import { isChunkError, markChunkErrors, mayReload, RELOAD_GUARD_MS } from './reload-guard';

beforeEach(() => sessionStorage.clear());

it('allows one reload in ten seconds', () => {
  const now = 1_000_000;
  expect(mayReload(sessionStorage, now)).toBe(true);
  expect(mayReload(sessionStorage, now + RELOAD_GUARD_MS - 1)).toBe(false);
  expect(mayReload(sessionStorage, now + RELOAD_GUARD_MS)).toBe(true);
});

it('never reloads without a working storage', () => {
  const broken = {
    getItem: () => null,
    setItem: () => {
      throw new Error('quota');
    },
  };
  expect(mayReload(broken, 1_000_000)).toBe(false);
});

it('marks a chunk that did not load, and no other error', () => {
  const target = new EventTarget();
  markChunkErrors(target);
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  expect(isChunkError(failure)).toBe(true);
  // The router reloads by itself on the browser's original error message.
  expect(failure.message.startsWith('Failed to fetch')).toBe(false);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
});
