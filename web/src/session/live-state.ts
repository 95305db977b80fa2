/** What pages tell the live channel. Its code is in `live.ts` and is loaded only for signed-in users. */

let holders = 0;
const listeners = new Set<() => void>();

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
    for (const listener of listeners) listener();
  };
}

export function isLiveHeld(): boolean {
  return holders > 0;
}

/** Calls back after every release. */
export function onLiveRelease(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
