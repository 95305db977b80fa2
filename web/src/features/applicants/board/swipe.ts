/** A shorter way of the finger is a shaky tap. */
const SHORTEST = 60;

/** Which neighbour a swipe means: 1 is the next column, to the right. A finger that scrolls means none. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SHORTEST || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
