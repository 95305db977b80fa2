import { useRef, useState } from 'react';
import { failureLine } from './failure';
import { isDeclined } from './proof';

/**
 * One press, one request: `busy` is for the button, `error` for the line beside it. A form with several fields asks
 * `failure` what to say where (see `failure.ts`).
 */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // State changes on the next render; two presses may come before it.
  const underWay = useRef(false);

  /** Tells whether it worked. */
  const run = async (...args: Args): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await action(...args);
      return true;
    } catch (problem) {
      // Who closed the question for a proof changed his mind: nothing went wrong.
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
