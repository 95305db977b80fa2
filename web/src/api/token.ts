/** The session token is in a cookie that the client can read (see docs/API.md). */
const STORED = /(?:^|;\s*)token=([^;]+)/;

export function readToken(): string | undefined {
  const found = STORED.exec(document.cookie)?.[1];
  if (!found) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    // Malformed, so not written by us; the server will refuse it like any wrong token.
    return found;
  }
}
