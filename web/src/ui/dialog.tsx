import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from './button';
import { cx } from './cx';
import { IconButton } from './icon-button';
import './dialog.css';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons below the content. */
  foot?: ReactNode;
  size?: 'sm' | 'md';
  className?: string;
  /** Its request is under way: it stays until the answer is there. */
  busy?: boolean;
}

/** A question or a short form over the page. Its content is rendered only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  foot,
  size = 'sm',
  className,
  busy,
}: DialogProps) {
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  const modal = useModal(open, close);
  return (
    <dialog
      {...modal}
      className={cx('modal dialog', size === 'md' && 'dialog-md', className)}
      aria-labelledby={titleId}
    >
      {open && (
        <div className="modal-panel">
          <header className="modal-head">
            <h2 id={titleId} tabIndex={-1} className="modal-title">
              {title}
            </h2>
            <IconButton
              label={closeLabel}
              icon={<X size={22} strokeWidth={1.8} aria-hidden="true" />}
              disabled={busy}
              onClick={close}
            />
          </header>
          <div className="modal-body">{children}</div>
          {foot && <footer className="modal-foot">{foot}</footer>}
        </div>
      )}
    </dialog>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** A verb: "Oʻchirish", never "OK". */
  confirmText: string;
  cancelText: string;
  closeLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmText,
  cancelText,
  closeLabel,
  danger,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      busy={busy}
      foot={
        <>
          {/* An accidental Enter must not destroy anything. */}
          <Button disabled={busy} onClick={onClose} data-autofocus>
            {cancelText}
          </Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
