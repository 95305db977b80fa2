import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showProgress } from '@/frame/frame';
import type { Locale } from '@/i18n/locale';
import { NotFoundPage } from '@/layouts/not-found-page';

export interface RouterContext {
  queryClient: QueryClient;
  locale: Locale;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
});

/** The frame around the app is the server's; only its progress line follows the router. */
function Root() {
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' });
  useEffect(() => showProgress(isBusy), [isBusy]);
  return <Outlet />;
}
