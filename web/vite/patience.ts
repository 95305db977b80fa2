// No test depends on how fast the machine is. Waiting long only costs time where a test fails.
import { configure } from '@testing-library/dom';
import { afterEach } from 'vitest';
import { dismissToast, TOAST_MS, toastStore } from '../src/ui/toast-store';

configure({ asyncUtilTimeout: 60_000 });

// A toast closes by itself, perhaps before a slow machine has looked at it: here it stays until the end of the test.
// Tests about the closing itself have fake timers, which take the place of this function.
const start = globalThis.setTimeout;
const patient = (callback: () => void, ms?: number, ...rest: []) =>
  start(callback, ms === TOAST_MS ? 2 ** 31 - 1 : ms, ...rest);
globalThis.setTimeout = Object.assign(patient, start);
afterEach(() => {
  for (const { id } of toastStore.snapshot()) dismissToast(id);
});
