import { useSyncExternalStore } from 'react';
import { m } from '@/paraglide/messages';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** A thin bar while there is no network. The live region stays in the DOM, so that its text is announced. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <div role="status">{!online && <p className="offline">{m.shell_offline()}</p>}</div>;
}
