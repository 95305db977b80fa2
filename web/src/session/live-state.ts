/** What pages know of the live channel. Its code is in `live.ts` and is loaded only for signed-in users. */
import { useSyncExternalStore } from 'react';

let isOpen = false;
let holders = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back after every change of what is below. */
export function onLiveChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function setLiveOpen(open: boolean): void {
  if (open === isOpen) return;
  isOpen = open;
  tell();
}

/** Whether changes are told: then nobody has to ask for them from time to time. */
export function useLive(): boolean {
  return useSyncExternalStore(onLiveChange, () => isOpen);
}

/**
 * While a change is shown that the server has not agreed to yet, nothing is fetched that would undo it on the screen.
 * Returns the release.
 */
export function holdLive(): () => void {
  holders += 1;
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    holders -= 1;
    tell();
  };
}

export function isLiveHeld(): boolean {
  return holders > 0;
}
