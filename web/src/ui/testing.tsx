import { type ReactNode, useState } from 'react';

interface StatefulProps<T> {
  start: T;
  /** Called on every change, after the state is updated. */
  onChange?: (value: T) => void;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** For tests and the gallery: holds the state that a page would hold for a controlled component. */
export function Stateful<T>({ start, onChange, children }: StatefulProps<T>) {
  const [value, setValue] = useState(start);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
