import { useLayoutEffect, useState } from 'react';

/**
 * Taking over a page that the server painted is the longest work a weak phone does for us, and nobody can scroll or type
 * meanwhile. So it goes in turns: what is on the first screen at once, everything below it a little later, in small
 * pieces. Until its turn a part stays as the server painted it.
 */
let waiting: (() => void)[] | null = null;

/** Parts that one turn takes: together not longer than a frame or two of a weak phone. */
const AT_ONCE = 3;

/** Before the first drawing of a painted page. */
export function beginTurns() {
  waiting = [];
}

/** After the first drawing: whoever waits comes in turn. */
export function runTurns() {
  setTimeout(function turn() {
    const taken = waiting?.splice(0, AT_ONCE) ?? [];
    for (const come of taken) come();
    if (taken.length > 0) setTimeout(turn);
    else waiting = null;
  });
}

/**
 * What the server painted inside the element, as long as the part waits for its turn; null when it is to be drawn, which
 * is nearly always. `mark` must stand in it: otherwise it is something else.
 */
export function usePainted(selector: string, mark: string): string | null {
  const [painted, setPainted] = useState(() => (waiting ? paintedInside(selector, mark) : null));
  useLayoutEffect(() => {
    const come = () => setPainted(null);
    if (waiting) waiting.push(come);
    else come();
  }, []);
  return painted;
}

function paintedInside(selector: string, mark: string): string | null {
  const html = document.querySelector(selector)?.innerHTML;
  return html?.includes(mark) ? html : null;
}
