import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { m } from '@/paraglide/messages';
import { askedStore, askToSignIn } from '@/session/asked';
import { LoaderOverlay } from '@/ui/loader-overlay';
import { onDemand } from '@/ui/on-demand';
import { ToastRegion } from '@/ui/toast';
import { keepToasts, showKeptToasts } from '@/ui/toast-store';
import { useLoader } from './use-loader';

// For guests only, after a click.
const SignInDialog = onDemand(async () => (await import('./sign-in-dialog')).SignInDialog);

/**
 * App-wide feedback after an action: the loading overlay while something is sent, toasts, and for a guest why it needs an
 * account.
 */
export function AppSigns() {
  useEffect(() => {
    showKeptToasts();
    addEventListener('pagehide', keepToasts);
    return () => removeEventListener('pagehide', keepToasts);
  }, []);
  const asked = useSyncExternalStore(askedStore.subscribe, askedStore.snapshot);
  return (
    <>
      {asked && (
        <Suspense>
          <SignInDialog intention={asked} onClose={() => askToSignIn(undefined)} />
        </Suspense>
      )}
      <LoaderOverlay active={useLoader()} label={m.shell_loading()} />
      <ToastRegion label={m.shell_toasts()} closeLabel={m.shell_close()} />
    </>
  );
}
