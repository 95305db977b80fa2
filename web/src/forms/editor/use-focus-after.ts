import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses a control that the next render adds, before another key can be pressed, so that a fast typist loses no
 * letter. `controls` is the selector that counts them.
 */
export function useFocusAfter<Place extends HTMLElement>(controls: string) {
  const place = useRef<Place>(null);
  const wanted = useRef<number | null>(null);
  const find = (index: number) =>
    [...(place.current?.querySelectorAll<HTMLElement>(controls) ?? [])].at(index);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const control = find(wanted.current);
    wanted.current = null;
    control?.focus();
  });
  return {
    place,
    /** Call it before the change that adds the control; -1 is the last one. */
    focusAfter: (index: number) => {
      wanted.current = index;
    },
    focusNow: (index: number) => find(index)?.focus(),
  };
}
