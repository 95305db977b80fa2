import '@/styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeQueryClient, takeFirstData } from '@/api/query-client';
import { onSessionEnd } from '@/api/send';
import { startLocale } from '@/i18n/locale';
import { startNavigationEffects } from '@/layouts/navigation-effects';
import { markChunkErrors } from '@/lib/reload-guard';
import { startTheme } from '@/lib/theme';
import { beginTurns, runTurns } from '@/lib/turns';
import { dropMe } from '@/session/me';
import { takeTokenFromAddress } from '@/session/token';
import { makeRouter } from './router';

// Before any request, so that the token is in none of them.
takeTokenFromAddress();
const locale = startLocale(location.pathname);
document.documentElement.lang = locale;
startTheme();
markChunkErrors(window);

// Yields to the browser between the steps of startup, so that scrolling and typing stay responsive.
const breathe = () => new Promise((resume) => setTimeout(resume));

await breathe();
const queryClient = makeQueryClient();
takeFirstData(queryClient, document);
const router = makeRouter(queryClient, locale);
onSessionEnd(() => {
  dropMe(queryClient);
  // The guards run again: a protected page redirects to sign-in, a public one stays.
  void router.invalidate();
});

// The server's HTML is already on screen: everything the page needs is loaded before rendering, so that hydration
// changes nothing visible.
await breathe();
await router.load();
// Not earlier: while another history listener is attached, the router does not follow a redirect of the first load.
startNavigationEffects(router, locale);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await breathe();
if (root.firstChild) beginTurns();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
runTurns();
