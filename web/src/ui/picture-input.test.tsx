import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureInput } from './picture-input';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEXTS = {
  choose: 'Choose',
  change: 'Change',
  remove: 'Remove',
  unreadable: 'Not a picture',
  tooSmall: 'Too small',
  title: 'Place it',
  hint: 'Drag',
  zoom: 'Zoom',
  done: 'Done',
  cancel: 'Cancel',
  close: 'Close',
};

/** Simulates a browser that decodes a file as a picture of this size, or fails to. */
async function choose(size: { width: number; height: number } | null) {
  const bitmap = size && { ...size, close: vi.fn() };
  vi.stubGlobal('createImageBitmap', async () => {
    if (!bitmap) throw new DOMException('no picture');
    return bitmap;
  });
  const onPick = vi.fn();
  const { container } = render(
    <PictureInput
      label="Photo"
      preview={<span />}
      hasPicture={false}
      minSide={200}
      shape="circle"
      texts={TEXTS}
      onPick={onPick}
      onRemove={() => undefined}
    />,
  );
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'photo.png')] } });
  return { onPick, bitmap };
}

it('says that a file is no picture, or a too small one', async () => {
  await choose(null);
  await screen.findByText('Not a picture');
  cleanup();
  await choose({ width: 1000, height: 199 });
  await screen.findByText('Too small');
});

it('crops a square and returns it', async () => {
  const cut = new Blob(['jpeg'], { type: 'image/jpeg' });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(cut));
  const { onPick, bitmap } = await choose({ width: 1000, height: 800 });
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(cut);
  await waitFor(() => expect(screen.queryByText('Place it')).toBeNull());
  expect(bitmap?.close).toHaveBeenCalled();
});

it('zooms by keys and by the slider, never beyond the pixels there are', async () => {
  await choose({ width: 600, height: 600 });
  const zoom = (await screen.findByRole('slider', { name: 'Zoom' })) as HTMLInputElement;
  expect(zoom.max).toBe('3');
  const stage = screen.getByRole('application');
  stage.focus();
  await userEvent.keyboard('+');
  expect(Number(zoom.value)).toBeCloseTo(1.1);
  await userEvent.keyboard('--');
  expect(Number(zoom.value)).toBe(1);
});

it('changes nothing when the dialog is cancelled', async () => {
  const { onPick } = await choose({ width: 600, height: 600 });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('slider')).toBeNull();
  expect(onPick).not.toHaveBeenCalled();
});
