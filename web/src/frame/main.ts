// The scripts of a document. This file is fetched after the first paint; React and its islands follow when the browser
// is idle, or at once when an island is touched.
import { startLocale } from '@/i18n/locale';
import { takeTokenFromAddress } from '@/session/token';
import { startFrame } from './frame';

takeTokenFromAddress();
document.documentElement.lang = startLocale(location.pathname);
startFrame();

let started = false;
function bringToLife(): void {
  if (started) return;
  started = true;
  for (const type of TOUCHES) removeEventListener(type, touched, true);
  import('@/islands/main').catch(() => {
    // No network, or a new release. The page stays usable as it is; the next touch tries again.
    started = false;
    for (const type of TOUCHES) addEventListener(type, touched, true);
    addEventListener('online', bringToLife, { once: true });
  });
}

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
function touched({ target }: Event): void {
  if ((target as Element | null)?.closest?.('[data-island], [data-results]')) bringToLife();
}
for (const type of TOUCHES) addEventListener(type, touched, true);

/** Early taps are kept by an inline script of the page; one may have come before this file. */
if (window.early?.length) bringToLife();

/** A busy page is never idle; it comes to life nevertheless. */
const PATIENCE_MS = 3_000;
const idle = () => {
  if ('requestIdleCallback' in window) requestIdleCallback(bringToLife, { timeout: PATIENCE_MS });
  else setTimeout(bringToLife, 200);
};
if (document.readyState === 'complete') idle();
else addEventListener('load', idle, { once: true });

declare global {
  interface Window {
    /** Controls of islands that were pressed before React came; an inline script of the page collects them. */
    early?: Element[];
  }
}
