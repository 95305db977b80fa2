import { Camera } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { Button } from './button';
import type { CropTexts } from './image-crop';
import { onDemand } from './on-demand';
import './picture-input.css';

// Opens after a file was chosen, so it is loaded on demand.
const ImageCrop = onDemand(async () => (await import('./image-crop')).ImageCrop);

export interface PictureTexts extends CropTexts {
  choose: string;
  change: string;
  remove: string;
  /** The browser cannot decode the file as a picture. */
  unreadable: string;
  tooSmall: string;
}

interface PictureInputProps {
  label: ReactNode;
  /** The current picture as shown elsewhere: an `Avatar` or a `ClothTile`. */
  preview: ReactNode;
  hasPicture: boolean;
  minSide: number;
  shape: 'circle' | 'square';
  hint?: ReactNode;
  /** The server's error about the last picture. */
  error?: string;
  busy?: boolean;
  texts: PictureTexts;
  /** A square JPEG, ready to be sent. */
  onPick: (picture: Blob) => void;
  onRemove: () => void;
}

/** A photo or a logo: choose a file, crop it to a square, remove it again. */
export function PictureInput({
  label,
  preview,
  hasPicture,
  minSide,
  shape,
  hint,
  error,
  busy,
  texts,
  onPick,
  onRemove,
}: PictureInputProps) {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const shownError = problem ?? error;

  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(undefined);
    try {
      const read = await createImageBitmap(chosen);
      if (Math.min(read.width, read.height) < minSide) setProblem(texts.tooSmall);
      else setBitmap(read);
    } catch {
      setProblem(texts.unreadable);
    }
  };
  const close = () => {
    bitmap?.close();
    setBitmap(null);
  };

  return (
    <fieldset className="field-group" aria-describedby={shownError ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="picture">
        {preview}
        <div className="picture-actions">
          <Button
            size="sm"
            busy={busy}
            icon={<Camera size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            {hasPicture ? texts.change : texts.choose}
          </Button>
          {hasPicture && (
            <Button size="sm" look="quiet" busy={busy} onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={(event) => {
            const input = event.currentTarget;
            void open(input.files?.[0]);
            // Lets the user choose the same file again.
            input.value = '';
          }}
        />
      </div>
      <div role="alert">
        {shownError && (
          <p id={`${id}-error`} className="field-error">
            {shownError}
          </p>
        )}
      </div>
      {hint && <p className="field-hint">{hint}</p>}
      {bitmap && (
        <Suspense>
          <ImageCrop
            picture={bitmap}
            minSide={minSide}
            shape={shape}
            texts={texts}
            onClose={close}
            onDone={(cropped) => {
              close();
              onPick(cropped);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
