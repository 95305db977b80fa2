import { useState } from 'react';
import { read, remove, tab, write } from './draft';

/** A text that is typed in a dialog: closing it by accident, or a reload, loses nothing. Kept for this tab only. */
export function useKeptText(name: string, start = '') {
  const key = `text:${name}`;
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
    forget: () => remove(key, tab),
    /** What was sent goes; what was typed since then stays. */
    clear: (sent: string) => {
      setText((now) => (now === sent ? '' : now));
      if (read(key, tab) === sent) remove(key, tab);
    },
  };
}
