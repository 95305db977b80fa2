import { type PointerEvent, type RefObject, useRef } from 'react';

/** The minimum distance of a deliberate swipe. */
const CLOSE_AT = 96;

/** Makes the grip of a bottom sheet work: dragged down, the sheet follows the finger and closes. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | null>(null);
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (start.current ?? 0));
  const follow = (distance: number) => {
    if (sheet.current) sheet.current.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Mouse users have the close button; from 768 px on the sheet is at the side and has no grip.
      if (event.pointerType === 'mouse' || window.innerWidth >= 768) return;
      // The close button in the same row stays clickable.
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) follow(pulled(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return;
      const distance = pulled(event);
      start.current = null;
      follow(0);
      if (distance > CLOSE_AT) onClose();
    },
    onPointerCancel: () => {
      start.current = null;
      follow(0);
    },
  };
}
