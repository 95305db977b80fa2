interface Placement {
  side: 'above' | 'below';
  align: 'center' | 'end';
  gap?: number;
}

/** The minimum distance to the edge of the window. */
const EDGE = 6;

/**
 * Positions a fixed box beside its anchor, on the opposite side when there is no room, and always inside the
 * window: what has room on neither side covers its anchor.
 */
export function placeNear(box: HTMLElement, anchor: HTMLElement, placement: Placement) {
  const { side, align, gap = 0 } = placement;
  const rect = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const above = rect.top - gap - height;
  const below = rect.bottom + gap;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + height <= window.innerHeight - EDGE;
  const goesAbove = side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const left = align === 'end' ? rect.right - width : rect.left + (rect.width - width) / 2;
  const rightmost = window.innerWidth - EDGE - width;
  const lowest = window.innerHeight - EDGE - height;
  box.style.top = `${Math.max(EDGE, Math.min(goesAbove ? above : below, lowest))}px`;
  box.style.left = `${Math.max(EDGE, Math.min(left, rightmost))}px`;
}
