import { m } from '@/paraglide/messages';
import { LoaderOverlay } from '@/ui/loader-overlay';
import { useLoader } from './use-loader';

/** The overlay of the whole app: something is being sent. */
export function AppLoader() {
  return <LoaderOverlay active={useLoader()} label={m.shell_loading()} />;
}
