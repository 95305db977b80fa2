/** Timeout of an API request; a retry has its own. */
export const REQUEST_TIMEOUT_MS = 25_000;

/** How often the live channel of the chat pings; two missed pings mean reconnect. */
export const CHAT_HEARTBEAT_MS = 25_000;

/** Data younger than this is shown without a refetch. */
export const STALE_MS = 5_000;

/** Response statuses after which a GET is retried once. */
export const RETRY_STATUSES: ReadonlySet<number> = new Set([
  408, 409, 425, 429, 500, 502, 503, 504,
]);

/** Upper limit of the pause before a retry that the server may request. */
export const RETRY_AFTER_MAX_MS = 5_000;
