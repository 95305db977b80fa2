let forget: (() => void) | undefined;

/** From the edge of the window, and from what was pressed. */
const GAP = 8;

/**
 * Without network no other page can be opened: the browser would put its own error in the place of this one. So this
 * page stays, says so beside what was pressed, and goes on when the network is back, unless something else is pressed.
 */
export function openLater(go: () => void, near?: Element | null): void {
  forget?.();
  const unsay = sayLater(near);
  const end = () => {
    unsay();
    removeEventListener('online', back);
    document.removeEventListener('click', end);
    forget = undefined;
  };
  const back = () => {
    end();
    go();
  };
  forget = end;
  addEventListener('online', back);
  // Not yet for the click that has led here.
  setTimeout(() => {
    if (forget === end) document.addEventListener('click', end);
  });
}

/** Says beside what was pressed that it opens when the network is back. Returns how to take the note away. */
export function sayLater(near?: Element | null): () => void {
  const note = document.createElement('p');
  note.className = 'open-later';
  note.setAttribute('role', 'alert');
  // Above dialogs too.
  note.popover = 'manual';
  document.body.append(note);
  note.showPopover?.();
  note.textContent = document.getElementById('network')?.dataset.later ?? '';
  const pressed = near?.getBoundingClientRect();
  if (pressed) {
    const { style, offsetHeight, offsetWidth } = note;
    const below = pressed.bottom + GAP;
    const fits = below + offsetHeight < innerHeight - GAP;
    style.top = `${Math.max(GAP, fits ? below : pressed.top - GAP - offsetHeight)}px`;
    style.left = `${Math.max(GAP, Math.min(pressed.left, innerWidth - GAP - offsetWidth))}px`;
  }
  return () => note.remove();
}

/** A page that is out of date is loaded anew as soon as that is possible. */
export function reloadOnline(): void {
  if (navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}
