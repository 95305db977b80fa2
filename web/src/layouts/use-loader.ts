import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export const LOADER_SHOW_MS = 200;
export const LOADER_HIDE_MS = 500;

/**
 * Whether the loading overlay is visible. Mutations under way are counted, so parallel ones do not flicker: the overlay
 * appears when one of them takes longer than 200 ms and disappears 500 ms after the last response. Loading pages has
 * its own indicators (progress line, skeletons), and content never waits for the overlay.
 */
export function useLoader(): boolean {
  const busy = useIsMutating() > 0;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? LOADER_SHOW_MS : LOADER_HIDE_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return shown;
}
