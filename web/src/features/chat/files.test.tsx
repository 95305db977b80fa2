// Files in messages, in a page on a real router.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type HeldUpload, holdUploads } from '@/api/upload-testing';
import { startLocale } from '@/i18n/locale';
import { saveFile } from '@/lib/save-file';
import { openChat, type Server, startScreen, startServer, stopAll } from './server-testing';
import { chatCard, chatView, NOW, theirs } from './testing';
import type { ChatFile } from './wire';

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }));

const CV: ChatFile = {
  id: 'f1',
  name: 'cv.pdf',
  kind: 'pdf',
  size: 310 * 1024,
  width: null,
  height: null,
};

let server: Server;
let held: HeldUpload[];
let online: MockInstance<() => boolean>;

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  startScreen();
  server = startServer();
  server.messages = [theirs(1, 'Hello')];
  held = holdUploads();
});
afterEach(() => {
  cleanup();
  stopAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startLocale('/');
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
const posts = () => server.sent.filter(({ path }) => path === '/chats/a1/messages');
const pdf = (name = 'cv.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function choose(user: Awaited<ReturnType<typeof openChat>>['user'], file: File) {
  await screen.findByRole('button', { name: 'Attach a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  // The browser's dialog may be told to show all files, so the page checks them itself.
  input?.removeAttribute('accept');
  if (input) await user.upload(input, file);
}

/** The server has stored what is uploaded. */
async function stored(file: ChatFile = CV) {
  await waitFor(() => expect(held.at(-1)).toBeDefined());
  server.files = [...server.files, file];
  await act(async () => held.at(-1)?.answer(201, { status: true, data: file }));
}

it('a file goes with the text, and both leave the field', async () => {
  const { user } = await openChat('/user/chat/a1');
  const write = await field();
  await choose(user, pdf());
  await waitFor(() => expect(held).toHaveLength(1));
  expect(held[0]?.path).toMatch(/^\/api\/v1\/chats\/a1\/files\?client_id=[0-9a-f-]{36}$/);
  expect(held[0]?.headers).toMatchObject({ 'X-File-Name': 'cv.pdf' });
  await act(async () => held[0]?.progress(0.4));
  expect(screen.getByRole('progressbar', { name: 'cv.pdf: uploading' })).toBeTruthy();
  await user.type(write, 'My resume{Enter}');
  expect(posts(), 'the message waits for its file').toEqual([]);
  expect(write.value).toBe('My resume');
  await stored();
  expect(screen.getByText('310 KB')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({ text: 'My resume', file: 'f1' });
  expect(write.value).toBe('');
  expect(screen.queryByRole('button', { name: 'cv.pdf: remove' })).toBeNull();
  expect(
    await screen.findByRole('button', { name: /^Download: ?cv\.pdf ?310\u00A0KB$/ }),
  ).toBeTruthy();
});

it('a file alone is a message', async () => {
  const { user } = await openChat('/user/chat/a1');
  await choose(user, pdf());
  await stored();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).not.toHaveProperty('text');
  expect(posts()[0]?.body.file).toBe('f1');
});

it('a chosen file can be left out, and waits for the next visit', async () => {
  const { user } = await openChat('/user/chat/a1');
  await choose(user, pdf());
  await stored();
  cleanup();
  const again = await openChat('/user/chat/a1');
  const leave = await screen.findByRole('button', { name: 'cv.pdf: remove' });
  await again.user.click(leave);
  await again.user.type(await field(), 'Hello{Enter}');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).not.toHaveProperty('file');
});

it.each([
  ['empty', new File([], 'a.pdf'), /is empty/],
  ['a page', new File(['<html>'], 'a.pdf'), /PDF, DOCX, JPG, PNG or WebP/],
])('%s is refused before it is sent, and the text stays', async (_, file, reason) => {
  const { user } = await openChat('/user/chat/a1');
  await user.type(await field(), 'Hello');
  await choose(user, file);
  expect((await screen.findByText(reason)).getAttribute('role')).toBe('alert');
  expect(held).toEqual([]);
  expect((await field()).value).toBe('Hello');
});

it('what the server refuses is said at the field, and can be tried again under the same id', async () => {
  const { user } = await openChat('/user/chat/a1');
  await choose(user, pdf());
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]?.answer(415, { code: 'file_type', message: 'No' }));
  expect(await screen.findByText(/PDF, DOCX, JPG, PNG or WebP/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(held).toHaveLength(2));
  expect(held[1]?.path).toBe(held[0]?.path);
});

it('without network the file waits, and goes by itself', async () => {
  const { user } = await openChat('/user/chat/a1');
  await choose(user, pdf());
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]?.lose());
  expect(await screen.findByText(/No internet/)).toBeTruthy();
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(held).toHaveLength(2));
  await stored();
  expect(screen.getByText('310 KB')).toBeTruthy();
});

it('a message with a file that is not sent comes back whole', async () => {
  const { user } = await openChat('/user/chat/a1');
  await choose(user, pdf());
  await stored();
  online.mockReturnValue(false);
  await user.type(await field(), 'My resume{Enter}');
  expect(await screen.findByText('Not sent')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect((await field()).value).toBe('My resume');
  expect(screen.getByRole('button', { name: 'cv.pdf: remove' })).toBeTruthy();
});

it('a file that the server no longer has does not come back', async () => {
  const { user } = await openChat('/user/chat/a1');
  await choose(user, pdf());
  await stored();
  server.refusals = [{ status: 409, body: { code: 'file_gone', message: 'Choose it again' } }];
  await user.type(await field(), 'My resume{Enter}');
  expect(await screen.findAllByText('Choose it again')).toBeTruthy();
  expect((await field()).value).toBe('My resume');
  expect(screen.queryByRole('button', { name: 'cv.pdf: remove' })).toBeNull();
});

it('a document is downloaded, a picture is shown and opened', async () => {
  const photo: ChatFile = {
    ...CV,
    id: 'f2',
    name: 'a.jpg',
    kind: 'picture',
    width: 640,
    height: 480,
  };
  server.messages = [theirs(1, 'See', { file: CV }), theirs(2, '', { file: photo })];
  const { user } = await openChat('/user/chat/a1');
  await user.click(
    await screen.findByRole('button', { name: /^Download: ?cv\.pdf ?310\u00A0KB$/ }),
  );
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'cv.pdf'));
  const open = screen.getByRole('button', { name: 'Open the picture: a.jpg' });
  await waitFor(() => expect(open.querySelector('img')?.getAttribute('src')).toBe('blob:picture'));
  await user.click(open);
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByRole('img', { name: 'a.jpg' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(saveFile).toHaveBeenLastCalledWith(expect.anything(), 'a.jpg');
});

it('members who only see get the name alone', async () => {
  server.view = chatView({ side: 'customer', writing: 'viewer' });
  server.messages = [theirs(1, '', { side: 'candidate', file: CV })];
  await openChat('/user/chat/a1', 'customer');
  expect(await screen.findByText('cv.pdf')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

it('the list names a file that came without text', async () => {
  const last = { ...chatCard('a1').last, text: '' };
  server.cards = [
    chatCard('a1', { last: { ...last, file_name: 'cv.pdf', file_kind: 'pdf' } }),
    chatCard('a2', { last: { ...last, file_name: 'a.jpg', file_kind: 'picture' } }),
  ];
  await openChat('/user/chat');
  expect(await screen.findByText('cv.pdf')).toBeTruthy();
  expect(screen.getByText('Picture')).toBeTruthy();
});
