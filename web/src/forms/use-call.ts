import { useEffect, useRef, useState } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';

/**
 * Runs one call at a time, for a button of an island: `busy` is for the button, `error` for the line beside it. Without
 * network it waits, says so, and runs when the network is back. Forms use `useAction`, which also asks for proofs, and
 * weighs as much as ten buttons.
 */
export function useCall<Args extends unknown[]>(call: (...args: Args) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Two clicks may come before the next render.
  const isUnderWay = useRef(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  const run = async (...args: Args): Promise<void> => {
    if (isUnderWay.current) return;
    stopWaiting.current?.();
    if (!navigator.onLine) {
      const back = () => void run(...args);
      stopWaiting.current = () => removeEventListener('online', back);
      addEventListener('online', back);
      setError(m.error_waiting());
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    setError(null);
    try {
      await call(...args);
    } catch (problem) {
      setError(errorText(problem));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { run, busy, error };
}
