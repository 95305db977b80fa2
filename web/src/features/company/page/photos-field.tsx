import { ChevronLeft, ChevronRight, ImagePlus, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Answer } from '@/forms/editor/answer';
import { moveRow } from '@/forms/editor/list-rows';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { MAX_PHOTOS } from './form';
import { type UploadPhoto, useUploads } from './use-uploads';
import { LIMITS, type Photo } from './wire';

interface PhotosFieldProps {
  answer: Answer<Photo[]>;
  upload: UploadPhoto;
}

const ICON = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** Photos in the order of the page. They are moved by buttons, or by dragging with a mouse. */
export function PhotosField({ answer, upload }: PhotosFieldProps) {
  const { id, value, onChange, anyProblem } = answer;
  const file = useRef<HTMLInputElement>(null);
  const [spoken, setSpoken] = useState('');
  const [dragged, setDragged] = useState<number>();
  const room = MAX_PHOTOS - value.length;
  const { uploads, start, forget } = useUploads({
    upload,
    onDone: (photo) => {
      latest.current = [...latest.current, photo];
      onChange(latest.current);
      setSpoken(m.company_page_photo_added());
    },
  });
  // Several uploads end between two renders.
  const latest = useRef(value);
  latest.current = value;
  const pending = uploads.filter(({ problem }) => problem === undefined).length;
  const isFull = room - pending <= 0;

  const move = (from: number, to: number) => {
    onChange(moveRow(value, from, to));
    setSpoken(m.company_page_photo_moved({ number: to + 1 }));
  };
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    setSpoken(m.company_page_photo_removed());
  };
  return (
    <div className="photo-field">
      {value.length > 0 && (
        <ol className="photo-list">
          {value.map(({ id: photo, small }, index) => {
            const number = index + 1;
            return (
              <li
                key={photo}
                className="photo-item"
                draggable
                data-dragged={dragged === index || undefined}
                onDragStart={(event) => {
                  // Firefox drags nothing without data.
                  event.dataTransfer?.setData('text/plain', photo);
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(undefined)}
                onDragOver={(event) => {
                  if (dragged === undefined) return;
                  event.preventDefault();
                  if (dragged === index) return;
                  move(dragged, index);
                  setDragged(index);
                }}
                onDrop={(event) => event.preventDefault()}
              >
                <img src={small} alt={m.company_page_photo_one({ number })} draggable={false} />
                <div className="photo-tools">
                  <IconButton
                    label={m.company_page_photo_earlier({ number })}
                    icon={<ChevronLeft {...ICON} />}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    label={m.company_page_photo_later({ number })}
                    icon={<ChevronRight {...ICON} />}
                    disabled={index === value.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    label={m.company_page_photo_remove({ number })}
                    icon={<Trash2 {...ICON} />}
                    onClick={() => remove(index)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {uploads.length > 0 && (
        <ul className="photo-uploads">
          {uploads.map(({ key, name, share, problem }) => (
            <li key={key} className="photo-upload">
              {problem === undefined ? (
                <label>
                  {m.company_page_photo_sending({ name })}
                  <progress max={1} value={share} />
                </label>
              ) : (
                <>
                  <p role="alert" className="field-error">
                    {problem}
                  </p>
                  <IconButton
                    label={m.company_page_photo_forget({ name })}
                    icon={<X {...ICON} />}
                    onClick={() => forget(key)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <input
        ref={file}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const input = event.currentTarget;
          start([...(input.files ?? [])].slice(0, room - pending));
          // Lets the user choose the same file again.
          input.value = '';
        }}
      />
      <Button
        id={id}
        size="sm"
        disabled={isFull}
        icon={<ImagePlus size={18} strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => file.current?.click()}
      >
        {m.company_page_photo_add()}
      </Button>
      {anyProblem && <p className="field-error">{anyProblem}</p>}
      <p className="field-hint">
        {isFull
          ? m.company_page_photos_full({ max: MAX_PHOTOS })
          : m.company_page_photos_hint({ max: MAX_PHOTOS, mb: LIMITS.photoMegabytes })}
      </p>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
