import { readToken } from '@/api/token';

/** The form of a token: an id and a secret. Anything else in a URL was not issued by us. */
const TOKEN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\|[A-Za-z\d]{40}$/;

export function hasToken(): boolean {
  return readToken() !== undefined;
}

export function writeToken(token: string): void {
  // A token contains only characters allowed in cookies, and the server reads it unescaped.
  setCookie(token, '');
}

export function clearToken(): void {
  setCookie('', '; max-age=0');
}

function setCookie(value: string, more: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `token=${value}; path=/; samesite=lax${secure}${more}`;
}

/**
 * A token found in the address is stored and the address cleaned (product §2). Called once, before anything is asked of
 * any server, so that the token is in no request and in no `Referer`. One that is no token is dropped silently; a
 * stale one is dropped by the first identity check. A browser that is signed in keeps its own session.
 */
export function takeTokenFromAddress(): void {
  const search = new URLSearchParams(location.search);
  const given = search.get('token');
  if (given === null) return;
  search.delete('token');
  const rest = search.size > 0 ? `?${search}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  const token = given.replace(/%7c/gi, '|');
  if (TOKEN.test(token) && !hasToken()) writeToken(token);
}
