/** The minimum distance of a deliberate swipe. */
const CLOSE_AT = 96;

/** Makes the grip of a bottom sheet work: dragged down, the sheet follows the finger and closes. */
export function swipeDown(grip: HTMLElement, sheet: HTMLElement, onClose: () => void): void {
  let start: number | undefined;
  const follow = (distance: number) => {
    sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  grip.addEventListener('pointerdown', ({ pointerType, pointerId, clientY, target }) => {
    // Mouse users have the close button; from 768 px on the sheet is at the side and has no grip.
    if (pointerType === 'mouse' || innerWidth >= 768) return;
    // The close button in the same row stays clickable.
    if (target instanceof Element && target.closest('button')) return;
    start = clientY;
    grip.setPointerCapture(pointerId);
  });
  grip.addEventListener('pointermove', ({ clientY }) => {
    if (start !== undefined) follow(clientY - start);
  });
  grip.addEventListener('pointerup', ({ clientY }) => {
    if (start === undefined) return;
    const distance = clientY - start;
    start = undefined;
    follow(0);
    if (distance > CLOSE_AT) onClose();
  });
  grip.addEventListener('pointercancel', () => {
    start = undefined;
    follow(0);
  });
}
