import { type ReactNode, useState } from 'react';

interface StatefulProps<T> {
  start: T;
  /** Hears every change, after the state took it. */
  onChange?: (value: T) => void;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** For tests and the gallery: holds the state that a page would hold around a controlled component. */
export function Stateful<T>({ start, onChange, children }: StatefulProps<T>) {
  const [value, setValue] = useState(start);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
