import { m } from '@/paraglide/messages';
import { useOnline } from '@/ui/use-online';

/** A thin bar while there is no network. The live region stays in the DOM, so that its text is announced. */
export function OfflineBar() {
  const online = useOnline();
  return <div role="status">{!online && <p className="offline">{m.shell_offline()}</p>}</div>;
}
