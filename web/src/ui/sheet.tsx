import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { IconButton } from './icon-button';
import './dialog.css';
import { useModal } from './use-modal';
import { useSwipeDown } from './use-swipe-down';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible while the content scrolls: "Tozalash" / "1 248 ta koʻrsatish". */
  foot?: ReactNode;
}

/** Slides up from the bottom on phones (at most 88 % of the screen); on the right from 768 px. */
export function Sheet({ open, onClose, title, closeLabel, children, foot }: SheetProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  const swipe = useSwipeDown(modal.ref, onClose);
  return (
    <dialog {...modal} className="modal sheet" aria-labelledby={titleId}>
      {open && (
        <div className="modal-panel">
          <div className="sheet-pull" {...swipe}>
            <span className="sheet-grip" aria-hidden="true" />
            <header className="modal-head">
              <h2 id={titleId} tabIndex={-1} className="modal-title">
                {title}
              </h2>
              <IconButton
                label={closeLabel}
                icon={<X size={22} strokeWidth={1.8} aria-hidden="true" />}
                onClick={onClose}
              />
            </header>
          </div>
          <div className="modal-body">{children}</div>
          {foot && <footer className="modal-foot sheet-foot">{foot}</footer>}
        </div>
      )}
    </dialog>
  );
}
