import { useRef } from 'react';

/** React keys for list rows whose text changes and repeats: a key moves with its row. */
export function useRowKeys(count: number) {
  const keys = useRef<string[]>([]);
  const made = useRef(0);
  while (keys.current.length < count) {
    made.current += 1;
    keys.current.push(`row-${made.current}`);
  }
  keys.current.length = count;
  return {
    keys: keys.current,
    remove: (index: number) => {
      keys.current.splice(index, 1);
    },
    swap: (one: number, other: number) => {
      const [a, b] = [keys.current[one], keys.current[other]];
      if (a !== undefined && b !== undefined) {
        keys.current[one] = b;
        keys.current[other] = a;
      }
    },
  };
}
