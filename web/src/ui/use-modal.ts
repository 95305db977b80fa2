import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Synchronises a native `<dialog>` with `open`. The browser provides the focus trap, the top layer and the inert page
 * behind; this only adds the ways to close it and restores the focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // The browser would focus the first button, the close button. The title says where we are; a confirmation or a form
    // may mark a better element.
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? dialog.querySelector<HTMLElement>('.modal-title'))?.focus();
    return () => {
      dialog.close();
      // Browsers restore the focus when the opener still exists; after a re-render it may be lost.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return {
    ref,
    // Escape and the phone's Back gesture request closing; the owner of `open` decides.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // `cancel` also bubbles up from a file picker inside the dialog.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // The panel fills the dialog's box, so a click on the dialog element itself is a click on the backdrop.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === ref.current) onClose();
    },
  };
}
