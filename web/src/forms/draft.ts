import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** `v` grows when the form's fields change; a draft of another version is dropped. */
export interface DraftName {
  kind: string;
  v: number;
}

/** Long enough not to write on every letter, short enough to lose no more than a word. */
const PAUSE_MS = 300;

const storageKey = ({ kind, v }: DraftName) => `draft:${kind}:v${v}`;

/** What was typed before and not sent, over the form's empty values. Only fields of the form are taken. */
export function readDraft<Values extends FieldValues>(name: DraftName, empty: Values): Values {
  const stored = read(storageKey(name));
  if (typeof stored !== 'object' || stored === null) return empty;
  const values: Record<string, unknown> = { ...empty };
  for (const [field, value] of Object.entries(stored)) {
    if (field in empty && typeof value === typeof empty[field]) values[field] = value;
  }
  return values as Values;
}

/** Keeps what is typed on this device until `forget` is called after a successful send. */
export function useDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  { kind, v }: DraftName,
): { forget: () => void } {
  const key = storageKey({ kind, v });
  const unsaved = useRef<Values | null>(null);
  const { subscribe } = form;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      if (unsaved.current) write(key, unsaved.current);
      unsaved.current = null;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsaved.current = structuredClone(values);
        clearTimeout(timer);
        timer = setTimeout(save, PAUSE_MS);
      },
    });
    // A phone may drop the page at any moment after it goes to the background.
    window.addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [subscribe, key]);

  const forget = useCallback(() => {
    unsaved.current = null;
    remove(key);
  }, [key]);
  return { forget };
}

// Storage may be full or forbidden (private windows); a form without a draft is still a form.
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
