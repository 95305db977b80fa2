// No test depends on how fast the machine is. A long timeout only costs time when a test fails.
import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';
import { dismissToast, TOAST_MS, toastStore } from '../src/ui/toast-store';

configure({ asyncUtilTimeout: 60_000 });

// A toast closes by itself, perhaps before a slow machine has checked it, so here it stays open until the end of the
// test. Tests of the closing itself use fake timers, which replace this function.
const start = globalThis.setTimeout;
const patient = (callback: () => void, ms?: number, ...rest: []) =>
  start(callback, ms === TOAST_MS ? 2 ** 31 - 1 : ms, ...rest);
globalThis.setTimeout = Object.assign(patient, start);
afterEach(() => {
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});
