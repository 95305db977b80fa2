import { useEffect, useEffectEvent } from 'react';

/** Whatever uses these keys itself: fields, tabs, menus, dialogs. */
const BUSY =
  'input, textarea, select, [contenteditable], .tabs, [role="tablist"], [role="menu"], [role="radiogroup"], [popover], dialog';

interface Steps {
  previous?: () => void;
  next?: () => void;
}

/** Which way a key leads, by its place on the keyboard: with a Russian layout J types «о». */
const WAYS: Readonly<Record<string, keyof Steps>> = {
  ArrowLeft: 'previous',
  KeyK: 'previous',
  ArrowRight: 'next',
  KeyJ: 'next',
};

/** J and → lead to the next application, K and ← to the one before, while no field has the focus. */
export function useStepKeys(steps: Steps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = WAYS[event.code];
    const go = way && steps[way];
    if (!go || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (
      event.defaultPrevented ||
      event.isComposing ||
      document.querySelector('dialog[open], [popover]:popover-open')
    ) {
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
