import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { failureLine } from './failure';
import { isDeclined } from './proof';

interface ActionOptions {
  /** It has an idempotency key: it may be sent again even if it has perhaps arrived. */
  isRepeatable?: boolean;
  /** Called when it waits for the network. */
  onWait?: (problem: ApiError) => void;
}

/**
 * Runs one request at a time: `busy` is for the button, `error` for the line beside it. A form with several fields uses
 * `failure` to place the errors (see `failure.ts`). Without network it waits, and runs when the network is back, unless
 * its form is written in meanwhile.
 */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  { isRepeatable, onWait }: ActionOptions = {},
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // A ref, because state changes only on the next render and two clicks may come before it.
  const underWay = useRef(false);
  // What was typed since the press is sent too.
  const latest = useRef(action);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => () => stopWaiting.current?.(), []);

  /** Resolves to whether it succeeded. */
  const run = async (...args: Args): Promise<boolean> => {
    if (underWay.current) return false;
    stopWaiting.current?.();
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    const wasOnline = navigator.onLine;
    const place = document.activeElement?.closest('form, dialog');
    try {
      await latest.current(...args);
      return true;
    } catch (problem) {
      // Sent without network it has certainly not arrived.
      const isCertain = !wasOnline || (isRepeatable && !navigator.onLine);
      if (isLost(problem) && isCertain) wait(args, place);
      // Closing the identity dialog is a change of mind, not an error.
      else if (!isDeclined(problem)) setFailure(problem);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const wait = (args: Args, place?: Element | null) => {
    const problem = new ApiError({ code: 'waiting', status: 0 });
    const stop = () => {
      removeEventListener('online', back);
      removeEventListener('input', edited);
      stopWaiting.current = undefined;
    };
    const back = () => void run(...args);
    // Nothing is sent by itself while it is being written anew.
    const edited = ({ target }: Event) => {
      if (!place?.contains(target as Node)) return;
      stop();
      setFailure(null);
    };
    stopWaiting.current = stop;
    addEventListener('online', back);
    // Last of all listeners: rendering before React has read the field would put back its old text.
    addEventListener('input', edited);
    setFailure(problem);
    onWait?.(problem);
  };

  return {
    run,
    busy,
    failure,
    error: failure === null ? undefined : failureLine(failure),
    forget: () => {
      stopWaiting.current?.();
      setFailure(null);
    },
  };
}

function isLost(problem: unknown): boolean {
  return problem instanceof ApiError && problem.code === 'network';
}
