import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { m } from '@/paraglide/messages';
import { IconButton } from '@/ui/icon-button';
import { useModal } from '@/ui/use-modal';
import './photo-dialog.css';
import type { Photo } from './wire';

interface PhotoDialogProps {
  photos: readonly Photo[];
  /** The photo to begin with. */
  start: number;
  onClose: () => void;
}

const ICON = { size: 24, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** One photo over the whole screen, with a way to its neighbours. */
export function PhotoDialog({ photos, start, onClose }: PhotoDialogProps) {
  const [at, setAt] = useState(start);
  const modal = useModal(true, onClose);
  const count = photos.length;
  const photo = photos[at];
  const move = (by: number) => setAt((at + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  if (!photo) return null;
  return (
    <dialog
      {...modal}
      className="modal photo-dialog"
      aria-label={m.company_photos()}
      onKeyDown={onKeyDown}
    >
      <img key={photo.url} src={photo.url} alt={photo.alt} className="photo-dialog-picture" />
      <div className="photo-dialog-bar">
        {count > 1 && (
          <IconButton
            label={m.company_photo_previous()}
            icon={<ChevronLeft {...ICON} />}
            onClick={() => move(-1)}
          />
        )}
        {count > 1 && (
          <span role="status" className="photo-dialog-count num">
            {at + 1} / {count}
          </span>
        )}
        {count > 1 && (
          <IconButton
            label={m.company_photo_next()}
            icon={<ChevronRight {...ICON} />}
            onClick={() => move(1)}
          />
        )}
        <IconButton label={m.ui_close()} icon={<X {...ICON} />} onClick={onClose} data-autofocus />
      </div>
    </dialog>
  );
}
