/** The square to crop from a picture: its zoom, and its centre in pixels of the picture. */
export interface Crop {
  /** 1 is the largest square that fits. */
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const MAX_ZOOM = 4;

/** Photos and logos with fewer pixels on a side look poor (decisions B17); the server refuses them too. */
export const PICTURE_MIN_SIDE = 200;

/** The side length of the square, in pixels of the picture. */
export function cropSide(picture: Size, zoom: number): number {
  return Math.min(picture.width, picture.height) / zoom;
}

/** The largest square, centred. */
export function wholeCrop(picture: Size): Crop {
  return { zoom: 1, x: picture.width / 2, y: picture.height / 2 };
}

/** The zoom limit at which the square still has `minSide` pixels; a small picture cannot be zoomed at all. */
export function maxZoom(picture: Size, minSide: number): number {
  return Math.max(1, Math.min(MAX_ZOOM, cropSide(picture, 1) / minSide));
}

/** Moves the square inside the picture by the shortest way. */
export function keepInside(picture: Size, crop: Crop, minSide: number): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom(picture, minSide));
  const half = cropSide(picture, zoom) / 2;
  return {
    zoom,
    x: clamp(crop.x, half, picture.width - half),
    y: clamp(crop.y, half, picture.height - half),
  };
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}
