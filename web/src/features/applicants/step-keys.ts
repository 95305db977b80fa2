import { useEffect, useEffectEvent } from 'react';

/** Whatever uses these keys itself: fields, menus, dialogs. */
const BUSY =
  'input, textarea, select, [contenteditable], [role="menu"], [role="radiogroup"], [popover], dialog';

interface Steps {
  previous?: () => void;
  next?: () => void;
}

/** Which way a key leads; undefined for other keys. */
export function stepOf(key: string): keyof Steps | undefined {
  if (key === 'ArrowLeft' || key.toLowerCase() === 'k') return 'previous';
  if (key === 'ArrowRight' || key.toLowerCase() === 'j') return 'next';
  return undefined;
}

/** J and → lead to the next application, K and ← to the one before, while no field has the focus. */
export function useStepKeys(steps: Steps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = stepOf(event.key);
    const go = way && steps[way];
    if (!go || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.defaultPrevented || document.querySelector('dialog[open], [popover]:popover-open')) {
      return;
    }
    if (event.target instanceof Element && event.target.closest(BUSY)) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
