// Paths of our own pages, and going there. Islands live on pages without a router, so neither needs one.
import { openLater, reloadOnline } from '@/lib/open-later';
import { getLocale, joinLocale } from './locale';
import { stringifySearch } from './search-params';

/** The address of a page in the current language: `/jobs` → `/ru/jobs`. */
export function pathTo(path: string, search: object = {}): string {
  return joinLocale(getLocale(), path) + stringifySearch({ ...search });
}

/** Loads a page, without network as soon as it is back. */
export function leaveFor(href: string, replace: boolean): void {
  if (!navigator.onLine) openLater(() => leaveFor(href, replace), document.activeElement);
  else if (replace) location.replace(href);
  else location.assign(href);
}

let open = leaveFor;

/** Opens a page of ours; `path` has no language. In the app its router opens the app's own pages. */
export function goTo(path: string, { replace = false } = {}): void {
  open(pathTo(path), replace);
}

/** The app opens its own pages without loading them anew. */
export function onGo(opener: (href: string, replace: boolean) => void): void {
  open = opener;
}

/**
 * Loads a page of ours anew, also inside the app: the session has changed, and the server writes another frame. Nobody
 * comes back to this page as it was.
 */
export function loadPage(path: string, { replace = false } = {}): void {
  addEventListener('pageshow', ({ persisted }) => persisted && reloadOnline());
  leaveFor(pathTo(path), replace);
}

/** The current page without its language, as `saveAfterLogin` stores it. */
export function here(): string {
  const { pathname, search, hash } = location;
  const prefix = pathTo('/');
  const path = prefix === '/' ? pathname : pathname.slice(prefix.length) || '/';
  return path + search + hash;
}
