import { useSyncExternalStore } from 'react';

/** From this width on an application is shown beside the list; the breakpoint is that of applications.css. */
const WIDE = '(min-width: 1100px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useTwoColumns(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
