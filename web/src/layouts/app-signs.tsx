import { m } from '@/paraglide/messages';
import { LoaderOverlay } from '@/ui/loader-overlay';
import { ToastRegion } from '@/ui/toast';
import { useLoader } from './use-loader';

/** App-wide feedback after an action: the loading overlay while something is sent, and toasts. */
export function AppSigns() {
  return (
    <>
      <LoaderOverlay active={useLoader()} label={m.shell_loading()} />
      <ToastRegion label={m.shell_toasts()} closeLabel={m.shell_close()} />
    </>
  );
}
