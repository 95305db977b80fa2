/** The browser's limit for the bodies of all pending `keepalive` requests of a page together. */
const LIMIT_BYTES = 64 * 1024;
/** Browsers also limit the number of such requests (Chromium: 256 for all tabs), so an empty body counts too. */
const LEAST_BYTES = 1024;

let inFlight = 0;

/**
 * Reserves space for a `keepalive` request and returns its size, or 0 when there is none. Above the limit browsers
 * reject such a request with a network error, so it has to be sent as a normal one.
 */
export function takeKeepalive(body = ''): number {
  const bytes = Math.max(new Blob([body]).size, LEAST_BYTES);
  if (inFlight + bytes > LIMIT_BYTES) return 0;
  inFlight += bytes;
  return bytes;
}

/** Call this when the response has been read: browsers count the body until then. */
export function releaseKeepalive(bytes: number): void {
  inFlight -= bytes;
}
