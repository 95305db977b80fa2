import { useSyncExternalStore } from 'react';

/** From this width on the filters are in a side bar beside the list; the breakpoint is that of rail.css. */
const WIDE = '(min-width: 1000px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
