import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { startLocale } from '@/i18n/locale';
import { Stateful } from '@/ui/testing';
import { MAX_PHOTOS } from './form';
import { PhotosField } from './photos-field';
import type { UploadPhoto } from './use-uploads';
import { LIMITS, type Photo } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

const photo = (id: string): Photo => ({ id, url: `/${id}.jpg`, small: `/${id}-s.jpg` });
const never: UploadPhoto = () => new Promise(() => undefined);

function open(start: Photo[], upload: UploadPhoto = never) {
  let now = start;
  const { container } = render(
    <Stateful
      start={start}
      onChange={(value) => {
        now = value;
      }}
    >
      {(value, onChange) => (
        <PhotosField
          answer={{
            id: 'photos',
            value,
            onChange,
            problem: () => undefined,
            anyProblem: undefined,
          }}
          upload={upload}
        />
      )}
    </Stateful>,
  );
  const choose = (...files: File[]) => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no input');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
  };
  return { ids: () => now.map(({ id }) => id), choose };
}

const file = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

it('moves and removes photos by buttons', async () => {
  const { ids } = open(['a', 'b', 'c'].map(photo));
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
  expect(ids()).toEqual(['b', 'a', 'c']);
  await userEvent.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }));
  expect(ids()).toEqual(['b', 'c', 'a']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(ids()).toEqual(['c', 'a']);
  expect(screen.getByRole('status').textContent).toBe('Photo removed');
});

it('moves a photo that is dragged over another one', () => {
  const { ids } = open(['a', 'b', 'c'].map(photo));
  const items = screen.getAllByRole('listitem');
  fireEvent.dragStart(items[0] as Element);
  fireEvent.dragOver(items[2] as Element);
  expect(ids()).toEqual(['b', 'c', 'a']);
});

it('shows the progress, then the photo; both of two uploads arrive', async () => {
  const ends: ((photo: Photo) => void)[] = [];
  const { ids, choose } = open([], (_, onProgress) => {
    onProgress(0.5);
    return new Promise((resolve) => ends.push(resolve));
  });
  choose(file('shop.jpg'), file('team.jpg'));
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => (bar as HTMLProgressElement).value)).toEqual([0.5, 0.5]);
  for (const [index, end] of ends.entries()) end(photo(`new${index}`));
  await waitFor(() => expect(ids()).toEqual(['new0', 'new1']));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('refuses a file that is too big, and tells why an upload failed', async () => {
  const refusal = new ApiError({ code: 'picture', status: 422, message: 'Not a picture.' });
  const { ids, choose } = open([], () => Promise.reject(refusal));
  choose(file('big.jpg', LIMITS.photoMegabytes * 1024 * 1024 + 1), file('odd.jpg'));
  await screen.findByText(`big.jpg: the file is larger than ${LIMITS.photoMegabytes} MB`);
  await screen.findByText('odd.jpg: Not a picture.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: odd.jpg' }));
  expect(screen.queryByText('odd.jpg: Not a picture.')).toBeNull();
  expect(ids()).toEqual([]);
});

it('takes no more photos than fit', () => {
  const almost = Array.from({ length: MAX_PHOTOS - 1 }, (_, index) => photo(`p${index}`));
  const { choose } = open(almost);
  choose(file('one.jpg'), file('two.jpg'));
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add photos' });
  expect(add.disabled).toBe(true);
});
