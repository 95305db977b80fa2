import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Locale } from '@/i18n/locale';
import { localeRewrite } from '@/i18n/rewrite';
import { parseSearch, stringifySearch } from '@/i18n/search-params';
import { ErrorPage } from '@/layouts/error-page';
import { NotFoundPage } from '@/layouts/not-found-page';
import { routeTree } from './routeTree.gen';

/** `history` is the browser's own unless a test passes another. */
export function makeRouter(queryClient: QueryClient, locale: Locale, history?: RouterHistory) {
  return createRouter({
    history,
    routeTree,
    context: { queryClient, locale },
    rewrite: localeRewrite(locale),
    parseSearch,
    stringifySearch,
    // Hovering (touching on phones) starts loading; staleness is decided by the query cache alone.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
