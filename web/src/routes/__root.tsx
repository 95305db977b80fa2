import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { resumeWishes } from '@/features/vacancies/waiting-wishes';
import type { Locale } from '@/i18n/locale';
import { HeaderBell } from '@/layouts/bell-entry';
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

// Needed only after an action, so they are loaded on demand. If the network is down, loading is retried when it is
// back: throwing here would replace the whole page with an error.
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

// Needed only by signed-in users after the page has rendered. A page without a bell is better than none.
const Bell = lazy(() =>
  import('@/features/notices/bell').then(
    ({ Bell }) => ({ default: Bell }),
    () => ({ default: () => <span className="bell-place" /> }),
  ),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  // There is rarely something to announce, so the code is loaded only then. It is loaded before the first render,
  // because the server has rendered the notice already.
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
      <HeaderBell value={Bell}>
        <Outlet />
      </HeaderBell>
      <Preloader />
      <Suspense>
        <AppSigns />
      </Suspense>
    </>
  );
}
