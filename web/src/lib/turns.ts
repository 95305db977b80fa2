/**
 * Taking over a page that the server painted is the longest work a weak phone does for us, and nobody can scroll or type
 * meanwhile. So it goes in turns: the frame of the page and what one types into at once, every other part in a turn of
 * its own. Until then a part stays as the server painted it (`ui/in-turn.tsx`): its words are read, its links work.
 */
let waiting: (() => void)[] | null = null;

/** Before the first drawing of a painted page. */
export function beginTurns() {
  waiting = [];
}

/** Whether a painted page is being taken over. What is drawn meanwhile for the first time may stand on it already. */
export function isTakingOver(): boolean {
  return waiting !== null;
}

/** A field of the page that is being taken over: somebody, or the browser, may have filled it in already. */
export function paintedField(name: string): HTMLInputElement | null {
  return waiting && document.querySelector(`#root [name="${name}"]`);
}

declare global {
  interface Window {
    /** Fields that somebody changed before the page was taken over; the painted page fills it (`web/shell.rs`). */
    changedEarly?: Set<EventTarget | null>;
  }
}

/**
 * What somebody changed in a part before it was taken over. Taking over puts every field as the address says; the
 * answer makes the same changes again, now with somebody there to hear them.
 */
export function changesBefore(part: Element): () => void {
  const changed = [...(window.changedEarly ?? [])].filter((field): field is HTMLInputElement =>
    part.contains(field as Element),
  );
  const wanted = changed.map((field) => ({ field, value: field.value, checked: field.checked }));
  return () => {
    for (const { field, value, checked } of wanted) {
      if (field.checked !== checked) field.click();
      if (field.value === value) continue;
      field.value = value;
      for (const type of ['input', 'change']) {
        field.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  };
}

/** Calls at the part's turn; at once when there is nothing to take over. */
export function waitForTurn(come: () => void) {
  if (waiting) waiting.push(come);
  else come();
}

/** After the first drawing: whoever waits comes in turn. */
export function runTurns() {
  setTimeout(function turn() {
    const come = waiting?.shift();
    if (come) {
      come();
      setTimeout(turn);
    } else {
      waiting = null;
      delete window.changedEarly;
      // The moment from which everything answers: seen in the browser's tools, and waited for by journeys.
      performance.mark('taken-over');
    }
  });
}
