import { ZoomIn, ZoomOut } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Crop, cropSide, keepInside, maxZoom, wholeCrop } from '@/lib/crop';
import { Button } from './button';
import { cx } from './cx';
import { Dialog } from './dialog';
import './image-crop.css';

/** Side length of the resulting picture. */
const OUTPUT_SIDE = 512;
const JPEG_QUALITY = 0.9;
/** One arrow key press moves the picture by this fraction of the square. */
const KEY_STEP = 0.05;
const ZOOM_STEP = 1.1;
const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** `=` is the + key without Shift. */
const ZOOM_KEYS: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

export interface CropTexts {
  title: string;
  /** Instructions for moving: by touch, mouse and keys. */
  hint: string;
  zoom: string;
  done: string;
  cancel: string;
  close: string;
}

interface ImageCropProps {
  picture: ImageBitmap;
  /** The square always covers at least this many pixels of the picture. */
  minSide: number;
  /** People are shown in a circle, companies in a square. */
  shape: 'circle' | 'square';
  texts: CropTexts;
  onDone: (cropped: Blob) => void;
  onClose: () => void;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const side = cropSide(picture, crop.zoom);
  // JPEG has no transparency: without a background, the transparent parts of a logo would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    crop.x - side / 2,
    crop.y - side / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}

/** Crops a square from a picture: drag or arrow keys move it; pinch, wheel, + and − or the slider zoom. */
export function ImageCrop({ picture, minSide, shape, texts, onDone, onClose }: ImageCropProps) {
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const hintId = useId();

  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const change = (next: (crop: Crop) => Crop) =>
    setCrop((now) => keepInside(picture, next(now), minSide));
  /** Moves the picture under the square by a fraction of the square's side. */
  const move = (right: number, down: number) =>
    change((now) => {
      const side = cropSide(picture, now.zoom);
      return { ...now, x: now.x - right * side, y: now.y - down * side };
    });
  const zoomBy = (factor: number) => change((now) => ({ ...now, zoom: now.zoom * factor }));

  // React's wheel listener is passive, so the page behind would scroll.
  useEffect(() => {
    const place = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
      setCrop((now) => keepInside(picture, { ...now, zoom: now.zoom * factor }, minSide));
    };
    place?.addEventListener('wheel', onWheel, { passive: false });
    return () => place?.removeEventListener('wheel', onWheel);
  }, [picture, minSide]);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) zoomBy(distance(now, other) / Math.max(1, distance(before, other)));
    else {
      const width = event.currentTarget.clientWidth || 1;
      move((now.x - before.x) / width, (now.y - before.y) / width);
    }
    fingers.current.set(event.pointerId, now);
  };
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    const factor = ZOOM_KEYS[event.key] ?? 1;
    if (right === 0 && down === 0 && factor === 1) return;
    event.preventDefault();
    move(right * KEY_STEP, down * KEY_STEP);
    zoomBy(factor);
  };

  const finish = () => {
    if (!canvas.current) return;
    canvas.current.toBlob((blob) => blob && onDone(blob), 'image/jpeg', JPEG_QUALITY);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="primary" onClick={finish}>
            {texts.done}
          </Button>
        </>
      }
    >
      <div className="crop">
        <div
          ref={stage}
          className={cx('crop-stage', shape === 'circle' && 'crop-circle')}
          // Arrow keys move the picture here, so screen readers must pass them through.
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys, as its role says.
          tabIndex={0}
          data-autofocus
          aria-label={texts.title}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          }}
          onPointerMove={onPointerMove}
          onPointerUp={lift}
          onPointerCancel={lift}
        >
          <canvas ref={canvas} className="crop-canvas" width={OUTPUT_SIDE} height={OUTPUT_SIDE} />
        </div>
        <div className="crop-zoom">
          <ZoomOut size={20} strokeWidth={1.8} aria-hidden="true" />
          <input
            type="range"
            aria-label={texts.zoom}
            min={1}
            max={maxZoom(picture, minSide)}
            step={0.01}
            value={crop.zoom}
            onChange={(event) => {
              const zoom = Number(event.currentTarget.value);
              change((now) => ({ ...now, zoom }));
            }}
          />
          <ZoomIn size={20} strokeWidth={1.8} aria-hidden="true" />
        </div>
        <p id={hintId} className="crop-hint">
          {texts.hint}
        </p>
      </div>
    </Dialog>
  );
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
