import { useEffect, useEffectEvent, useState } from 'react';

export interface ComboboxOption {
  /** The code sent to the server. */
  value: string;
  label: string;
  /** A quieter second line: the region of a district, the sphere of a profession. */
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

/** Long enough to skip the letters in between, short enough to feel immediate. */
const PAUSE_MS = 150;
const IDLE: Suggestions = { status: 'idle', options: [] };

/** Asks for options while the list is open; an answer that comes late is dropped. */
export function useSuggestions(load: LoadOptions | undefined, query: string, open: boolean) {
  const [state, setState] = useState<Suggestions>(IDLE);
  // The caller may pass a new function on each render; only the query and `open` decide when to ask.
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
        // The reason is the caller's to log; the list only says that nothing came.
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
