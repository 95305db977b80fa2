// Stands in for the router's own scroll restoration. That one notes where a page was left when the next one begins to
// load; whoever presses Back at once leaves a page that is still on its way to the top, and its place is then written
// over the place in the list. Here a page's place is noted the moment its address goes, and only if it was shown. It is
// a third of the size too, because nothing but the window scrolls in our pages.
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
  // The first look into the store takes a weak phone a while: it is a task of its own.
  setTimeout(places);
  /** The page that is on the screen; none while the next one is on its way. */
  let shown: string | undefined;
  const leave = () => {
    if (shown !== undefined) places()[shown] = scrollY;
    shown = undefined;
  };

  history.scrollRestoration = 'manual';
  // Not from the history: whoever listens there takes a redirect of the first load away from the router.
  router.subscribe('onBeforeLoad', ({ hrefChanged, toLocation }) => {
    if (hrefChanged) leave();
    // Back before the next page came: the one on the screen stays.
    else shown ??= defaultGetScrollRestorationKey(toLocation);
  });
  addEventListener('pagehide', () => {
    const left = shown;
    leave();
    // The page may come back as it was.
    shown = left;
    // A reload or another site: the browser itself finds the place in the server's HTML.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(places()));
    } catch {
      // Without a store the place is known as long as the page lives.
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
    // Where the page left behind was still scrolling, its last step is added to the new place.
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

/** Parts of the same files that our pages do without. */
export const ScrollRestoration = () => null;
export const getElementScrollRestorationEntry = () => undefined;
