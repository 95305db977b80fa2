import { describe, expect, it } from 'vitest';
import { placeNear } from './place-near';

/** happy-dom has no layout: the boxes are given, the window is 1024 × 768. */
function setup(anchor: { left: number; top: number; width: number; height: number }, height = 100) {
  const at = document.createElement('button');
  at.getBoundingClientRect = () => DOMRect.fromRect({ x: anchor.left, y: anchor.top, ...anchor });
  const box = document.createElement('div');
  Object.defineProperty(box, 'offsetWidth', { value: 200 });
  Object.defineProperty(box, 'offsetHeight', { value: height });
  return {
    place: (side: 'above' | 'below', align: 'center' | 'end') => {
      placeNear(box, at, { side, align, gap: 6 });
      return [Number.parseFloat(box.style.left), Number.parseFloat(box.style.top)];
    },
  };
}

describe('placeNear', () => {
  const middle = { left: 500, top: 300, width: 44, height: 44 };
  it('is placed on the requested side', () => {
    expect(setup(middle).place('below', 'end')).toEqual([344, 350]);
    expect(setup(middle).place('above', 'center')).toEqual([422, 194]);
  });

  it('is placed on the opposite side when there is no room', () => {
    expect(setup({ ...middle, top: 720 }).place('below', 'end')[1]).toBe(614);
    expect(setup({ ...middle, top: 20 }).place('above', 'end')[1]).toBe(70);
  });

  it('covers its anchor when there is room on neither side', () => {
    expect(setup({ ...middle, top: 700 }, 740).place('below', 'end')[1]).toBe(22);
    expect(setup(middle, 900).place('below', 'end')[1]).toBe(6);
  });

  it('stays inside the window horizontally', () => {
    expect(setup({ ...middle, left: 0 }).place('below', 'end')[0]).toBe(6);
    expect(setup({ ...middle, left: 1000 }).place('below', 'center')[0]).toBe(818);
  });
});
