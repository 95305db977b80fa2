import type { RegisteredRouter } from '@tanstack/react-router';
import type { Locale } from '@/i18n/locale';
import { routeName } from '@/i18n/route-name';
import { m } from '@/paraglide/messages';
import { Forbidden } from '@/session/guards';

export const PRODUCT = 'Ishbor';

/** Side effects of every navigation outside the React tree: title, route name, scrolling and focus. */
export function startNavigationEffects(router: RegisteredRouter, locale: Locale): void {
  let first = true;
  let back = false;

  router.history.subscribe(({ action }) => {
    back = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    router.options.scrollRestorationBehavior = back || still ? 'instant' : 'smooth';
  });
  // The user may have scrolled the first page before hydration, which must not move it.
  router.options.scrollRestoration = () => !first;

  router.subscribe('onRendered', ({ pathChanged }) => {
    const page = describePage(router.state.matches, locale);
    document.documentElement.dataset.route = page.name;
    document.title = page.title;
    delete document.documentElement.dataset.checking;
    // After Back the user expects the old position; after a link, the top of the new page.
    if (!first && pathChanged && !back) focusHeading();
    first = false;
  });
}

interface Match {
  routeId: string;
  fullPath: string;
  status: string;
  error?: unknown;
  meta?: ({ title?: string } | undefined)[] | undefined;
}

/** The route's public name and the tab's title; every title ends with the product's name. */
export function describePage(
  matches: readonly Match[],
  locale: Locale,
): { name: string; title: string } {
  const last = matches.at(-1);
  // An unknown path matches the root route only.
  const missing =
    !last || last.routeId === '__root__' || matches.some(({ status }) => status === 'notFound');
  if (missing) return { name: `not-found___${locale}`, title: titled(m.not_found_title()) };
  const name = routeName(last.fullPath, locale);
  const broken = matches.find(({ status }) => status === 'error');
  if (broken) {
    const forbidden = broken.error instanceof Forbidden;
    return { name, title: titled(forbidden ? m.forbidden_title() : m.error_title()) };
  }
  const titles = matches.flatMap(({ meta }) => meta ?? []).map((tag) => tag?.title);
  const title = titles.findLast((text) => text !== undefined);
  return { name, title: title ? titled(title) : PRODUCT };
}

function titled(title: string): string {
  return `${title} | ${PRODUCT}`;
}

/**
 * Focuses the new page's heading, so that screen readers continue there. A page that asks for one thing only, such as a
 * code, marks its field instead.
 */
function focusHeading(): void {
  const field = document.querySelector<HTMLElement>('#main [data-autofocus]');
  if (field) {
    field.focus({ preventScroll: true });
    return;
  }
  const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
