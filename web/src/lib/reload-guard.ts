// After a new release old chunks are gone from the server: one reload brings the new ones. A second failure within
// ten seconds is a real fault and must show the error page instead of reloading for ever.

export const RELOAD_GUARD_MS = 10_000;
const KEY = 'reloaded_at';
const CHUNK = 'ChunkError';

/** Says whether a reload is worth trying now, and remembers that it was tried. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? 0);
    if (now - last < RELOAD_GUARD_MS) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
}

export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === CHUNK;
}

/**
 * Marks failures of lazy chunks. The router would reload by its own rule (once per chunk and session) on the
 * browser's original error, so the error is renamed and our rule decides when it reaches the screen. A chunk that
 * was only being preloaded fails silently and is asked for again on the click.
 */
export function markChunkErrors(target: EventTarget): void {
  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error };
    payload.name = CHUNK;
    payload.message = `A part of the app did not load. ${payload.message}`;
  });
}
