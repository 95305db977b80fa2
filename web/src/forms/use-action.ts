import { useRef, useState } from 'react';
import { failureLine } from './failure';
import { isDeclined } from './proof';

/**
 * Runs one request at a time: `busy` is for the button, `error` for the line beside it. A form with several fields uses
 * `failure` to place the errors (see `failure.ts`).
 */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // A ref, because state changes only on the next render and two clicks may come before it.
  const underWay = useRef(false);

  /** Resolves to whether it succeeded. */
  const run = async (...args: Args): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await action(...args);
      return true;
    } catch (problem) {
      // Closing the identity dialog is a change of mind, not an error.
      if (!isDeclined(problem)) setFailure(problem);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return {
    run,
    busy,
    failure,
    error: failure === null ? undefined : failureLine(failure),
    forget: () => setFailure(null),
  };
}
