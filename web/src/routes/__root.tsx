import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { Locale } from '@/i18n/locale';

export interface RouterContext {
  queryClient: QueryClient;
  locale: Locale;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Outlet });
