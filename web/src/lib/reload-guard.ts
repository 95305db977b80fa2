// After a new release the old chunks are gone from the server: one reload loads the new ones. A second failure within
// ten seconds is a real error and must show the error page instead of reloading for ever.
import { isReachable } from './network';

export const RELOAD_GUARD_MS = 10_000;
const KEY = 'reloaded_at';
const CHUNK = 'ChunkError';

/** Returns whether to reload now, and records the attempt. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  // A reload would replace the page with the browser's own error.
  if (!navigator.onLine) return false;
  try {
    const last = Number(storage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    // Without storage a reload loop could not be detected.
    return false;
  }
}

/** What to do about a part that did not load: wait for the network, reload for the new release, or tell the error. */
export async function chooseAfter(error: unknown): Promise<'wait' | 'reload' | 'tell'> {
  if (!isChunkError(error) && !isLost(error)) return 'tell';
  // A chunk that is missing looks the same as a network that is.
  if (!(await isReachable())) return 'wait';
  if (isLost(error)) return 'tell';
  return mayReload(sessionStorage, Date.now()) ? 'reload' : 'tell';
}

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === CHUNK;
}

/** A call of the API that had no answer. */
export function isLost(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === 0
  );
}

/**
 * Marks failures of lazy chunks. The router would reload by its own rule (once per chunk and session) on the browser's
 * original error, so the error is renamed and our rule decides when it reaches the error page. A chunk that failed to
 * preload causes no error and is requested again on the click.
 */
export function markChunkErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error };
    payload.name = CHUNK;
    payload.message = `A part of the app did not load. ${payload.message}`;
  });
}
