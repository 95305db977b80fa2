import { beforeEach, expect, it, vi } from 'vitest';
import {
  chooseAfter,
  isChunkError,
  markChunkErrors,
  mayReload,
  RELOAD_GUARD_MS,
} from './reload-guard';

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

it('never reloads without network, and uses up no reload', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(mayReload(sessionStorage, 1_000_000)).toBe(false);
  online.mockReturnValue(true);
  expect(mayReload(sessionStorage, 1_000_001)).toBe(true);
});

it('marks a chunk that did not load, and no other error', () => {
  const failure = lostChunk();
  expect(isChunkError(failure)).toBe(true);
  // The router reloads by itself on the browser's original error message.
  expect(failure.message.startsWith('Failed to fetch')).toBe(false);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
});

it('waits while our server does not answer, even if the browser believes to be online', async () => {
  const answer = vi.spyOn(globalThis, 'fetch');
  const noAnswer = Object.assign(new Error(), { name: 'ApiError', status: 0 });
  const table = [
    { error: lostChunk(), answers: false, choice: 'wait' },
    { error: noAnswer, answers: false, choice: 'wait' },
    { error: new TypeError('x is undefined'), answers: false, choice: 'tell' },
    // It was a release: reloaded once.
    { error: lostChunk(), answers: true, choice: 'reload' },
    { error: lostChunk(), answers: true, choice: 'tell' },
    { error: noAnswer, answers: true, choice: 'tell' },
  ];
  for (const { error, answers, choice } of table) {
    if (answers) answer.mockResolvedValue(new Response());
    else answer.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await chooseAfter(error), `${error.name}, ${answers}`).toBe(choice);
  }
});

function lostChunk(): Error {
  const target = new EventTarget();
  markChunkErrors(target);
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  return failure;
}
