import { useEffect, useRef } from 'react';
import { toast } from '@/ui/toast-store';
import { failureLine } from './failure';

/** The page is drawn a moment after the answer. */
const DRAWN_MS = 100;

/**
 * A refusal is explained beside what was pressed. If the refreshed page no longer has that place, such as the row of an
 * interview that was cancelled, it is told in a toast.
 */
export function useOutlived() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return async (failure: unknown, refreshed: Promise<unknown>): Promise<void> => {
    await refreshed.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
    if (!isThere.current) toast.error(failureLine(failure));
  };
}
