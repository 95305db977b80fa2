import type { RegisteredRouter } from '@tanstack/react-router';
import { followPage } from '@/frame/frame';
import type { Locale } from '@/i18n/locale';
import { routeName } from '@/i18n/route-name';
import { m } from '@/paraglide/messages';
import { Forbidden } from '@/session/guards';

export const PRODUCT = 'Ishbor';

/** Side effects of every navigation outside the React tree: title, frame, scrolling and focus. */
export function startNavigationEffects(router: RegisteredRouter, locale: Locale): void {
  let first = true;
  let back = false;

  router.history.subscribe(({ action }) => {
    back = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    router.options.scrollRestorationBehavior = back || still ? 'instant' : 'smooth';
  });

  router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
    const page = describePage(router.state.matches, locale);
    const { dataset } = document.documentElement;
    dataset.route = page.name;
    dataset.frame = page.frame;
    document.title = page.title;
    delete dataset.checking;
    followPage(toLocation.pathname, toLocation.searchStr);
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

/** What the server draws around a page (see the styles of the frame): by the folder of its layout. */
type FrameKind = 'site' | 'auth' | 'board' | 'bare';

const FRAMES: Record<string, FrameKind> = {
  '/_default': 'site',
  '/_auth': 'auth',
  '/_kanban': 'board',
};

/** The route's public name, its frame and the tab's title; every title ends with the product's name. */
export function describePage(
  matches: readonly Match[],
  locale: Locale,
): { name: string; title: string; frame: FrameKind } {
  const frame = frameOf(matches);
  const last = matches.at(-1);
  // An unknown path matches the root route only.
  const missing =
    !last || last.routeId === '__root__' || matches.some(({ status }) => status === 'notFound');
  if (missing) return { name: `not-found___${locale}`, title: titled(m.not_found_title()), frame };
  const name = routeName(last.fullPath, locale);
  const broken = matches.find(({ status }) => status === 'error');
  if (broken) {
    const forbidden = broken.error instanceof Forbidden;
    return { name, title: titled(forbidden ? m.forbidden_title() : m.error_title()), frame };
  }
  const titles = matches.flatMap(({ meta }) => meta ?? []).map((tag) => tag?.title);
  const title = titles.findLast((text) => text !== undefined);
  return { name, title: title ? titled(title) : PRODUCT, frame };
}

/** A page that is missing or broken stands in what is drawn around it, by default in the frame of the site. */
function frameOf(matches: readonly Match[]): FrameKind {
  const lost = matches.findIndex(({ status }) => status === 'error' || status === 'notFound');
  const drawn = lost < 0 ? matches : matches.slice(0, lost);
  const known = drawn.map(({ routeId }) => FRAMES[routeId]).find((frame) => frame);
  const draws = drawn.length > 1 || matches.some(({ routeId }) => routeId.startsWith('/admin'));
  return known ?? (draws ? 'bare' : 'site');
}

export function titled(title: string): string {
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
