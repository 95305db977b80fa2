/** Browsers give this much to bodies that may outlive their page, all requests of the page together. */
const LIMIT_BYTES = 64 * 1024;
/** They also limit how many such requests run at once (Chromium: 256 for all tabs), so an empty body counts too. */
const LEAST_BYTES = 1024;

let inFlight = 0;

/**
 * Space for a request that may outlive its page, or 0 when there is none: above the limit browsers reject such a request
 * with the error of a lost network, so it has to be sent as a normal one.
 */
export function takeKeepalive(body = ''): number {
  const bytes = Math.max(new Blob([body]).size, LEAST_BYTES);
  if (inFlight + bytes > LIMIT_BYTES) return 0;
  inFlight += bytes;
  return bytes;
}

/** To be called when the answer has been read: browsers count until then. */
export function releaseKeepalive(bytes: number): void {
  inFlight -= bytes;
}
