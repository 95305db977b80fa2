import { type PointerEvent, useRef, useState } from 'react';

/** Dragging rows of a short list by their handle; the row goes where the pointer is, at once. */
export function useRowsDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  // A drag lasts longer than one render.
  const latest = useRef(onMove);
  latest.current = onMove;

  const start = (place: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    // No text is selected on the way.
    event.preventDefault();
    const list = event.currentTarget.closest('ol');
    let at = place;
    setDragged(place);
    const move = ({ clientY }: globalThis.PointerEvent) => {
      const rows = [...(list?.children ?? [])];
      const to = rows.findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      });
      if (to < 0 || to === at) return;
      latest.current(at, to);
      at = to;
      setDragged(to);
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDragged(undefined);
    };
    // Not captured by the handle: moving its row in the document would end that.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { dragged, start };
}
