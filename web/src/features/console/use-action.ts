import { useRef, useState } from 'react';
import { errorText } from '@/i18n/error-text';

/** One press, one request: `busy` is for the button, `error` for the line beside it. */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // State changes on the next render; two presses may come before it.
  const underWay = useRef(false);

  const run = async (...args: Args): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await action(...args);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { run, busy, error };
}
