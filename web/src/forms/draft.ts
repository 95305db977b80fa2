import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onPageHidden } from '@/lib/page-hidden';

/** `v` is incremented when the form's fields change; a draft of another version is dropped. */
export interface DraftName {
  kind: string;
  v: number;
  /** Stored only for this tab: for data that must not stay on a shared computer. */
  tabOnly?: boolean;
  /** Fields that are never stored: passwords. */
  secret?: readonly string[];
}

/** Debounce: long enough not to write every letter, short enough to lose no more than a word. */
const PAUSE_MS = 300;

const storageKey = ({ kind, v }: DraftName) => `draft:${kind}:v${v}`;

/** A function, because merely accessing the storage throws where it is forbidden. */
type Place = () => Storage;
const device: Place = () => localStorage;
/** Storage of this tab, for data that must not stay on a shared computer. */
export const tab: Place = () => sessionStorage;
const placeOf = ({ tabOnly }: DraftName) => (tabOnly ? tab : device);

/** The stored draft merged into the form's default values. Only known fields are taken. */
export function readDraft<Values extends FieldValues>(name: DraftName, empty: Values): Values {
  const stored = read(storageKey(name), placeOf(name));
  if (typeof stored !== 'object' || stored === null) return empty;
  const values: Record<string, unknown> = { ...empty };
  for (const [field, value] of Object.entries(stored)) {
    if (field in empty && typeof value === typeof empty[field]) values[field] = value;
  }
  return values as Values;
}

/** Stores the form's values on this device until `forget` is called after a successful submit. */
export function useDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: DraftName,
): { forget: () => void } {
  const key = storageKey(name);
  const place = placeOf(name);
  const unsaved = useRef<Values | null>(null);
  const { subscribe } = form;
  const keep = useEffectEvent((values: Values) => {
    const open = Object.entries(values).filter(([field]) => !name.secret?.includes(field));
    write(key, Object.fromEntries(open), place);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      if (unsaved.current) keep(unsaved.current);
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
    const stopListening = onPageHidden(save);
    return () => {
      unsubscribe();
      stopListening();
      save();
    };
  }, [subscribe]);

  const forget = useCallback(() => {
    unsaved.current = null;
    remove(key, place);
  }, [key, place]);
  return { forget };
}

// Storage may be full or forbidden (private windows); the form works without a draft.
export function read(key: string, place = device): unknown {
  try {
    return JSON.parse(place().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether the value is stored. */
export function write(key: string, value: unknown, place = device): boolean {
  try {
    place().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The keys of this device that begin like this. */
export function keysFrom(start: string): string[] {
  try {
    return Object.keys(device()).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

export function remove(key: string, place = device): void {
  try {
    place().removeItem(key);
  } catch {
    // See above.
  }
}
