import '@/styles/main.css';
import { RouterProvider } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { makeQueryClient } from '@/api/query-client';
import { onSessionEnd } from '@/api/send';
import { startFrame } from '@/frame/frame';
import { startLocale } from '@/i18n/locale';
import { noteAlive } from '@/islands/island';
import { startRoot } from '@/islands/root';
import { startAppLinks } from '@/layouts/app-links';
import { startFetchingSteps } from '@/layouts/fetch-steps';
import { startNavigationEffects } from '@/layouts/navigation-effects';
import { startSayingLater } from '@/layouts/say-later';
import { reloadOnline } from '@/lib/open-later';
import { markChunkErrors } from '@/lib/reload-guard';
import { dropMe } from '@/session/me';
import { takeTokenFromAddress } from '@/session/token';
import { makeRouter } from './router';

// Before any request, so that the token is in none of them.
takeTokenFromAddress();
const locale = startLocale(location.pathname);
document.documentElement.lang = locale;
markChunkErrors(window);

const queryClient = makeQueryClient();
const router = makeRouter(queryClient, locale);
// Before the frame, which shows the progress of links that load a page.
startAppLinks(router);
startFrame();
onSessionEnd(async () => {
  dropMe(queryClient);
  // The guards run again: a protected page redirects to sign-in, a public one stays.
  await router.invalidate();
  // The header still shows whose session it was.
  if (router.state.location.pathname === '/auth/login') reloadOnline();
});

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');
const painted = [...place.childNodes];
await router.load();
// Not earlier: while another history listener is attached, the router does not follow a redirect of the first load.
startNavigationEffects(router, locale);
startFetchingSteps(router);
startSayingLater(router);
const waitForFirst = router.subscribe('onRendered', () => {
  waitForFirst();
  for (const node of painted) node.remove();
  noteAlive();
});
startRoot(queryClient, createPortal(<RouterProvider router={router} />, place));
