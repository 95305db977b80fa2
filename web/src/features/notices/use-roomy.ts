import { useSyncExternalStore } from 'react';

/** From this width on there is no bottom navigation, and the bell opens beside itself. */
const ROOMY = '(min-width: 768px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useRoomy(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(ROOMY).matches);
}
