import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Locale } from '@/i18n/locale';
import { DefaultLayout } from '@/layouts/default-layout';
import { ErrorPage } from '@/layouts/error-page';
import { NotFoundPage } from '@/layouts/not-found-page';
import { OfflineBar } from '@/layouts/offline-bar';
import { RouteProgress } from '@/layouts/route-progress';
import { m } from '@/paraglide/messages';

export interface RouterContext {
  queryClient: QueryClient;
  locale: Locale;
}

// They come after an action, so their code is not part of the first load.
const AppSigns = lazy(async () => ({ default: (await import('@/layouts/app-signs')).AppSigns }));

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => (
    <DefaultLayout>
      <NotFoundPage />
    </DefaultLayout>
  ),
  errorComponent: (props) => (
    <DefaultLayout>
      <ErrorPage {...props} />
    </DefaultLayout>
  ),
});

function Root() {
  return (
    <>
      <a className="skip" href="#main">
        {m.shell_skip()}
      </a>
      <RouteProgress />
      <OfflineBar />
      <Outlet />
      <Suspense>
        <AppSigns />
      </Suspense>
    </>
  );
}
