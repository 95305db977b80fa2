import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { Locale } from '@/i18n/locale';
import { localeRewrite } from '@/i18n/rewrite';
import { parseSearch, stringifySearch } from '@/i18n/search-params';
import { routeTree } from './routeTree.gen';

export function makeRouter(queryClient: QueryClient, locale: Locale) {
  return createRouter({
    routeTree,
    context: { queryClient, locale },
    rewrite: localeRewrite(locale),
    parseSearch,
    stringifySearch,
    // Freshness is decided by the query cache alone.
    defaultPreloadStaleTime: 0,
    // On touch screens hovering does not exist: the router preloads at touchstart, on desktops on intent.
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
