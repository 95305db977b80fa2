import type { RegisteredRouter } from '@tanstack/react-router';
import { followedLink } from '@/frame/frame';
import { leaveFor, onGo } from '@/i18n/go';
import { getLocale, isConsole, joinLocale, splitLocale } from '@/i18n/locale';
import { parseSearch } from '@/i18n/search-params';

/** A pointer that only passes over a link loads nothing. */
const REST_MS = 50;

/**
 * The app opens its own pages without loading them anew, whoever drew the link: the frame of the server, a component
 * that documents show too, or `goTo`. All other links load a page. Links of the router itself never come here.
 */
export function startAppLinks(router: RegisteredRouter): void {
  const knows = (path: string) => {
    const [, params, route] = router.getMatchedRoutes(path);
    // A page that is missing below a layout of ours matches the layout, with the rest of its path.
    return route !== undefined && params['**'] === undefined;
  };
  const isOurs = ({ origin, pathname }: URL) => {
    const { path } = splitLocale(pathname);
    return (
      origin === location.origin &&
      // Another language is another page load, and so is the console, which has a language and a session of its own.
      joinLocale(getLocale(), path) === pathname &&
      isConsole(path) === isConsole(location.pathname) &&
      knows(path)
    );
  };
  const hrefOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

  onGo((href, replace) => {
    const url = new URL(href, location.href);
    if (isOurs(url)) void router.navigate({ href: hrefOf(url), replace });
    else leaveFor(href, replace);
  });

  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link) return;
    const url = new URL(link.href);
    // To another part of the same page: the browser scrolls there.
    if (url.hash && hrefOf(url).split('#')[0] === location.pathname + location.search) return;
    if (!isOurs(url)) return;
    event.preventDefault();
    void router.navigate({ href: hrefOf(url) });
  });

  // Links of the router preload by themselves, unless a page must not be asked for before somebody opens it.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const preload = ({ target }: Event, delay: number) => {
    clearTimeout(timer);
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[data-nav]');
    const url = link && new URL(link.href);
    if (!url || !isOurs(url)) return;
    const to = splitLocale(url.pathname).path;
    const search = parseSearch(url.search) as never;
    timer = setTimeout(() => router.preloadRoute({ to, search }), delay);
  };
  document.addEventListener('pointerover', (event) => preload(event, REST_MS));
  document.addEventListener('touchstart', (event) => preload(event, 0), { passive: true });
}
