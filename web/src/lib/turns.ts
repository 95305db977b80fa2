/**
 * Taking over a page that the server painted is the longest work a weak phone does for us, and nobody can scroll or type
 * meanwhile. So it goes in turns: what is on the first screen at once, everything below it a little later, in small
 * pieces. Until its turn a part stays as the server painted it (`ui/use-painted.ts`).
 */
let waiting: (() => void)[] | null = null;

/** Parts that one turn takes: together not longer than a frame or two of a weak phone. */
const AT_ONCE = 3;

/** Before the first drawing of a painted page. */
export function beginTurns() {
  waiting = [];
}

/** Whether a painted page is being taken over. */
export function isTakingOver(): boolean {
  return waiting !== null;
}

/** Calls at the part's turn; at once when there is nothing to take over. */
export function waitForTurn(come: () => void) {
  if (waiting) waiting.push(come);
  else come();
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
