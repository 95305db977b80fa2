import { type RefObject, useRef } from 'react';

/** The values of the newest render, for callbacks that stay the same object. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
