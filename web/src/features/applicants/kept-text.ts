import { useState } from 'react';
import { read, remove, tab, write } from '@/forms/draft';

/** A text that is typed in a dialog: closing it by accident, or a reload, loses nothing. Kept for this tab only. */
export function useKeptText(name: string) {
  const key = `applicants:${name}`;
  const [text, setText] = useState(() => {
    const kept = read(key, tab);
    return typeof kept === 'string' ? kept : '';
  });
  return {
    text,
    change: (next: string) => {
      setText(next);
      write(key, next, tab);
    },
    forget: () => remove(key, tab),
  };
}
