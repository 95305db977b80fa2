import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { resumeWishes } from '@/features/vacancies/waiting-wishes';
import type { Locale } from '@/i18n/locale';
import { DefaultLayout } from '@/layouts/default-layout';
import { ErrorPage } from '@/layouts/error-page';
import { NotFoundPage } from '@/layouts/not-found-page';
import { OfflineBar } from '@/layouts/offline-bar';
import { Preloader } from '@/layouts/preloader';
import { RouteProgress } from '@/layouts/route-progress';
import { m } from '@/paraglide/messages';

export interface RouterContext {
  queryClient: QueryClient;
  locale: Locale;
}

// They come after an action, so their code is not part of the first load. Where the network goes before they come, the
// page lives on and asks again with the next network: a failure here would take the whole page away.
const AppSigns = lazy(async () => {
  for (;;) {
    try {
      return { default: (await import('@/layouts/app-signs')).AppSigns };
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
});

export const Route = createRootRouteWithContext<RouterContext>()({
  // Nearly always there is nothing to announce, and then the code for it does not come. It comes before the page is
  // drawn, because the server has painted the notice already.
  loader: async ({ context: { queryClient } }) => {
    void resumeWishes(queryClient);
    if (!document.documentElement.dataset.notice) return {};
    const code = await import('@/features/legal/notice-banner').catch(() => undefined);
    return { Notice: code?.NoticeBanner };
  },
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
  const { Notice } = Route.useLoaderData();
  return (
    <>
      <a className="skip" href="#main">
        {m.shell_skip()}
      </a>
      <RouteProgress />
      <OfflineBar />
      {Notice && <Notice />}
      <Outlet />
      <Preloader />
      <Suspense>
        <AppSigns />
      </Suspense>
    </>
  );
}
