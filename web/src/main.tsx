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

// Before anything is asked of any server.
takeTokenFromAddress();
const locale = startLocale(location.pathname);
document.documentElement.lang = locale;
startTheme();
markChunkErrors(window);

// Between its parts the start lets the browser breathe: scrolling and typing need not wait for the whole of it.
const breathe = () => new Promise((resume) => setTimeout(resume));

await breathe();
const queryClient = makeQueryClient();
takeFirstData(queryClient, document);
const router = makeRouter(queryClient, locale);
onSessionEnd(() => {
  dropMe(queryClient);
  // Guards look again: a closed page leads to signing in, an open one stays.
  void router.invalidate();
});

// The server's HTML is already on screen: everything the page needs is loaded first, so that taking over changes
// nothing visible.
await breathe();
await router.load();
// Only now: while somebody else listens to the history, the router leaves a redirect of the first load to him.
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
