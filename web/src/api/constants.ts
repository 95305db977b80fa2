/** Any API request is given up after this long; a retry gets its own time. */
export const REQUEST_TIMEOUT_MS = 25_000;

/** How often the live channel of the chat pings; two missed pings mean reconnect. */
export const CHAT_HEARTBEAT_MS = 25_000;

/** Data younger than this is shown without asking again. */
export const STALE_MS = 5_000;

/** A GET is tried once more after these answers. */
export const RETRY_STATUSES: ReadonlySet<number> = new Set([
  408, 409, 425, 429, 500, 502, 503, 504,
]);

/** The server may ask for a longer pause before the retry; nobody waits longer than this. */
export const RETRY_AFTER_MAX_MS = 5_000;
