/** Which column a pointer means while a card is dragged. */

export interface Box {
  id: string;
  left: number;
  right: number;
}

export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * The column under the pointer. The gap between two columns belongs to the nearer one, and the whole height counts,
 * heading included: nobody has to aim. Outside the board nothing is meant. `scrolled`: how far the board has scrolled
 * sideways since the boxes were measured.
 */
export function columnAt(
  boxes: readonly Box[],
  area: Area,
  { x, y }: Point,
  scrolled = 0,
): string | undefined {
  if (x < area.left || x > area.right || y < area.top || y > area.bottom) return undefined;
  let found: string | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const { id, left, right } of boxes) {
    const away = Math.max(left - x - scrolled, x + scrolled - right, 0);
    if (away < nearest) [found, nearest] = [id, away];
  }
  return found;
}

/** A pointer this near to an edge scrolls the board. */
const EDGE = 56;
/** Pixels in a frame at the very edge. */
const FASTEST = 18;

/** How far the board scrolls sideways in this frame. */
export function scrollStep({ left, right }: Area, x: number): number {
  const beyond = x < left + EDGE ? x - left - EDGE : x > right - EDGE ? x - right + EDGE : 0;
  const share = Math.max(-1, Math.min(1, beyond / EDGE));
  return Math.round(share * FASTEST);
}

/** A mouse that moved less than this has clicked. */
const CLICK = 6;

export function isDrag(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) >= CLICK;
}
