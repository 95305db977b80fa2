import { useEffect, useEffectEvent, useState } from 'react';

export interface ComboboxOption {
  /** The code sent to the server. */
  value: string;
  label: string;
  /** A second, less prominent line: the region of a district, the sphere of a profession. */
  note?: string;
}

export type LoadOptions = (
  query: string,
  signal: AbortSignal,
) => readonly ComboboxOption[] | Promise<readonly ComboboxOption[]>;

export interface Suggestions {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  options: readonly ComboboxOption[];
}

/** Debounce: long enough to skip intermediate letters, short enough to feel immediate. */
const PAUSE_MS = 150;
const IDLE: Suggestions = { status: 'idle', options: [] };

/** Requests options while the list is open; a late response is dropped. */
export function useSuggestions(load: LoadOptions | undefined, query: string, open: boolean) {
  const [state, setState] = useState<Suggestions>(IDLE);
  // The caller may pass a new function on each render; only the query and `open` trigger a request.
  const ask = useEffectEvent((text: string, signal: AbortSignal) => load?.(text, signal) ?? []);
  useEffect(() => {
    if (!open) {
      setState(IDLE);
      return;
    }
    const abort = new AbortController();
    setState({ status: 'loading', options: [] });
    const timer = setTimeout(async () => {
      try {
        const options = await ask(query, abort.signal);
        if (!abort.signal.aborted) setState({ status: 'ready', options });
      } catch {
        // Logging the error is up to the caller; the list only shows that loading failed.
        if (!abort.signal.aborted) setState({ status: 'failed', options: [] });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, open]);
  return state;
}
