/**
 * Hydrating a server-rendered page is the longest work a weak phone does for us, and it blocks scrolling and typing. So
 * it is split: the frame of the page and its input fields are hydrated at once, every other part in a task of its own.
 * Until then a part stays as the server rendered it (`ui/in-turn.tsx`): it can be read, and its links work.
 */
let waiting: (() => void)[] | null = null;

/** Call this before the first render of a server-rendered page. */
export function beginTurns() {
  waiting = [];
}

/** Whether hydration is under way. A component that renders for the first time may have server-rendered HTML. */
export function isTakingOver(): boolean {
  return waiting !== null;
}

/** A server-rendered field during hydration: the user or autofill may have filled it in already. */
export function paintedField(name: string): HTMLInputElement | null {
  return waiting && document.querySelector(`#root [name="${name}"]`);
}

declare global {
  interface Window {
    /** Fields that were changed before hydration; an inline script of the page collects them (`web/shell.rs`). */
    changedEarly?: Set<EventTarget | null>;
  }
}

/**
 * Remembers the fields of a part that the user changed before hydration, which resets every field to the state of the
 * URL. The returned function applies the changes again, now that event listeners are attached.
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

/** Calls back when it is the part's turn; at once when no hydration is under way. */
export function waitForTurn(come: () => void) {
  if (waiting) waiting.push(come);
  else come();
}

/** Call this after the first render: hydrates the waiting parts one after another. */
export function runTurns() {
  setTimeout(function turn() {
    const come = waiting?.shift();
    if (come) {
      come();
      setTimeout(turn);
    } else {
      waiting = null;
      delete window.changedEarly;
      // From here on the whole page is interactive: visible in the browser's developer tools, and awaited by e2e tests.
      performance.mark('taken-over');
    }
  });
}
