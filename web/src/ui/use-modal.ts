import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Keeps a native `<dialog>` in step with `open`. The platform gives the focus trap, the top layer and
 * the inert page behind; here are only the ways to close and the return of the focus.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    // The platform would take the first button, the cross. The title tells where we are; a confirmation
    // or a form may name a better place.
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (start ?? dialog.querySelector<HTMLElement>('.modal-title'))?.focus();
    return () => {
      dialog.close();
      // Browsers give the focus back when the opener still exists; after a re-render it may be lost.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return {
    ref,
    // Escape and the phone's Back gesture ask to close; the owner of `open` decides.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // `cancel` also comes up from a file picker inside the dialog.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // The dialog's box is filled by its panel, so a press on the element itself is a press on the backdrop.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === ref.current) onClose();
    },
  };
}
