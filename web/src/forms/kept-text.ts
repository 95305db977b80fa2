import { useState } from 'react';
import { read, remove, tab, write } from './draft';

const keyOf = (name: string) => `text:${name}`;

/** After it was sent. */
export function forgetText(name: string): void {
  remove(keyOf(name), tab);
}

/** A text that is typed in a dialog: closing it by accident, or a reload, loses nothing. Kept for this tab only. */
export function useKeptText(name: string, start = '') {
  const key = keyOf(name);
  const [text, setText] = useState(() => {
    const kept = read(key, tab);
    return typeof kept === 'string' ? kept : start;
  });
  return {
    text,
    change: (next: string) => {
      setText(next);
      write(key, next, tab);
    },
    forget: () => forgetText(name),
    /** What was sent goes; what was typed since then stays. */
    clear: (sent: string) => {
      setText((now) => (now === sent ? '' : now));
      if (read(key, tab) === sent) remove(key, tab);
    },
  };
}

/** The same for the fields of a small form. */
export function useKeptFields<Fields extends object>(name: string, start: () => Fields) {
  const key = `fields:${name}`;
  const [fields, setFields] = useState(() => {
    const kept = read(key, tab);
    return { ...start(), ...(typeof kept === 'object' && kept) } as Fields;
  });
  return {
    fields,
    change: (patch: Partial<Fields>) => {
      const next = { ...fields, ...patch };
      setFields(next);
      write(key, next, tab);
    },
    forget: () => remove(key, tab),
  };
}
