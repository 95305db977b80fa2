// Replaces the router's own scroll restoration. The original saves the scroll position of a page when the next one
// begins to load. When somebody presses Back at once, the page being left is still scrolling to the top, and its
// position overwrites the saved position of the list. Here the position is saved the moment the address changes, and
// only if the page had been rendered. This version is also a third of the size, because only the window scrolls in our
// pages.
import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

export const storageKey = 'places';

export function defaultGetScrollRestorationKey({ state, href }: ParsedLocation): string {
  return state.__TSR_key || href;
}

export function setupScrollRestoration(router: AnyRouter): void {
  let known: Record<string, number> | undefined;
  const places = () => {
    known ??= readPlaces();
    return known;
  };
  // The first read of sessionStorage is slow on a weak phone, so it runs in a task of its own.
  setTimeout(places);
  /** The key of the page on the screen; undefined while the next one is loading. */
  let shown: string | undefined;
  const leave = () => {
    if (shown !== undefined) places()[shown] = scrollY;
    shown = undefined;
  };

  history.scrollRestoration = 'manual';
  // Not a history listener: while one is attached, the router does not follow a redirect of the first load.
  router.subscribe('onBeforeLoad', ({ hrefChanged, toLocation }) => {
    if (hrefChanged) leave();
    // Back before the next page rendered: the page on the screen stays.
    else shown ??= defaultGetScrollRestorationKey(toLocation);
  });
  addEventListener('pagehide', () => {
    const left = shown;
    leave();
    // The page may be restored from the back/forward cache.
    shown = left;
    // After a reload or a visit to another site the browser itself restores the position in the server's HTML.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places()));
    } catch {
      // Without storage the positions last as long as the page.
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });

  router.subscribe('onRendered', ({ toLocation }) => {
    const { scrollRestoration, scrollRestorationBehavior: behavior } = router.options;
    const stays = !router._scroll.n;
    router._scroll.n = true;
    shown = defaultGetScrollRestorationKey(toLocation);
    if (
      stays ||
      (typeof scrollRestoration === 'function' && !scrollRestoration({ location: toLocation }))
    )
      return;
    const top = places()[shown];
    const target = top === undefined && toLocation.hash && document.getElementById(toLocation.hash);
    if (target) {
      target.scrollIntoView();
      return;
    }
    const scroll = () => scrollTo({ top: top ?? 0, behavior });
    scroll();
    // If the page left behind was still scrolling, its last scroll step is applied to the new page, so scroll again.
    if (behavior === 'instant') requestAnimationFrame(scroll);
  });
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) || '{}');
  } catch {
    return {};
  }
}

/** Other exports of the replaced files, which our pages do not use. */
export const ScrollRestoration = () => null;
export const getElementScrollRestorationEntry = () => undefined;
