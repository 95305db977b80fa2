import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import {
  openChat,
  type Screen,
  type Server,
  startScreen,
  startServer,
  stopAll,
} from './server-testing';
import { chatView, mine, NOW, theirs } from './testing';

let server: Server;
let display: Screen;
let online: MockInstance<() => boolean>;

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  display = startScreen();
  server = startServer();
  server.messages = [theirs(1, 'Hello')];
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
const texts = () => posts().map(({ body }) => body.text);

it('Enter sends, Shift and Enter break the line', async () => {
  const { user } = await openChat('/user/chat/a1');
  const write = await field();
  // The conversation was opened to write in it.
  expect(document.activeElement).toBe(write);
  await user.keyboard('Good day{Shift>}{Enter}{/Shift}I will come{Enter}');
  await waitFor(() => expect(texts()).toEqual(['Good day\nI will come']));
  expect(write.value).toBe('');
  expect(document.activeElement).toBe(write);
  expect(await screen.findByText('Delivered')).toBeTruthy();
  expect(server.messages).toHaveLength(2);
});

it('on a phone Enter breaks the line, and the button sends', async () => {
  display.isWide = false;
  display.isFine = false;
  const { user } = await openChat('/user/chat/a1');
  const write = await field();
  expect(document.activeElement).not.toBe(write);
  await user.type(write, 'Good day{Enter}I will come');
  expect(texts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(texts()).toEqual(['Good day\nI will come']));
});

it('sends nothing empty and nothing too long', async () => {
  const { user } = await openChat('/user/chat/a1');
  const write = await field();
  await user.type(write, '  {Enter}');
  await user.clear(write);
  await user.click(write);
  await user.paste('a'.repeat(4001));
  await user.keyboard('{Enter}');
  expect(texts()).toEqual([]);
  expect(screen.getByText('4001 of 4000 characters written')).toBeTruthy();
  expect(write.getAttribute('aria-invalid')).toBe('true');
});

it('keeps what is typed, for each conversation', async () => {
  const { user } = await openChat('/user/chat/a1');
  await user.type(await field(), 'Half a sen');
  cleanup();
  await openChat('/user/chat/a1');
  expect((await field()).value).toBe('Half a sen');
  cleanup();
  server.view = chatView({ id: 'a2' });
  await openChat('/user/chat/a2');
  expect((await field()).value).toBe('');
});

it('without network it waits and says so, then goes once and in order', async () => {
  const { user } = await openChat('/user/chat/a1');
  online.mockReturnValue(false);
  server.isAway = true;
  await user.type(await field(), 'one{Enter}two{Enter}');
  expect(screen.getAllByText('Not sent')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(2);
  online.mockReturnValue(true);
  server.isAway = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(texts()).toEqual(['one', 'two']));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(server.messages.map(({ text }) => text)).toEqual(['Hello', 'one', 'two']);
});

it('what was not sent goes when the page is opened again', async () => {
  server.isAway = false;
  const first = await openChat('/user/chat/a1');
  const write = await field();
  online.mockReturnValue(false);
  await first.user.type(write, 'one{Enter}');
  cleanup();
  online.mockReturnValue(true);
  await openChat('/user/chat');
  await waitFor(() => expect(texts()).toEqual(['one']));
});

it('a lost answer makes no second message', async () => {
  const { user } = await openChat('/user/chat/a1');
  // Stored, but something between answers instead of the server.
  server.refusals = [{ status: 502, body: {} }];
  await user.type(await field(), 'one{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  const ids = posts().map(({ body }) => body.client_id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('a refused text goes back into the field, with the reason', async () => {
  const { user } = await openChat('/user/chat/a1');
  server.refusals = [
    { status: 422, body: { code: 'invalid', errors: { text: ['No phone numbers yet'] } } },
  ];
  const write = await field();
  await user.type(write, 'Call me{Enter}');
  await waitFor(() => expect(write.value).toBe('Call me'));
  expect(screen.getByRole('alert').textContent).toBe('No phone numbers yet');
  expect(write.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Not sent')).toBeNull();
  await user.type(write, '!');
  expect(screen.queryByText('No phone numbers yet')).toBeNull();
  expect(write.value).toBe('Call me!');
});

it('what was typed meanwhile stays when a text comes back', async () => {
  const { user } = await openChat('/user/chat/a1');
  server.isAway = true;
  const write = await field();
  await user.type(write, 'one{Enter}next');
  server.isAway = false;
  server.refusals = [{ status: 409, body: { code: 'in_a_row', message: 'Wait for an answer' } }];
  server.view = chatView({ writing: 'in_a_row' });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Wait for an answer')).toBeTruthy();
  // The field is away, the text is not.
  await waitFor(() => expect(screen.getByText('Your unsent text')).toBeTruthy());
  expect(screen.getByText(/^next\s+one$/)).toBeTruthy();
});

it('a message that waits can be taken back', async () => {
  const { user } = await openChat('/user/chat/a1');
  online.mockReturnValue(false);
  const write = await field();
  await user.type(write, 'one{Enter}');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(write.value).toBe('one');
  expect(screen.queryByText('Not sent')).toBeNull();
});

it('arrow up changes the last own message, Escape leaves it', async () => {
  server.messages = [theirs(1, 'Hello'), mine(2, 'Good dey', { can_edit: true })];
  const { user } = await openChat('/user/chat/a1');
  await field();
  await user.keyboard('{ArrowUp}');
  const edit = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Edit the message',
  });
  expect(edit.value).toBe('Good dey');
  expect(document.activeElement).toBe(edit);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await field());
  await user.keyboard('{ArrowUp}');
  await user.clear(screen.getByRole('textbox', { name: 'Edit the message' }));
  await user.keyboard('Good day{Enter}');
  await field();
  expect(server.sent.at(-1)).toEqual({
    path: '/chats/a1/messages/2/update',
    body: { text: 'Good day' },
  });
  expect(screen.getByText(/Good day/)).toBeTruthy();
  expect(screen.getByText('edited')).toBeTruthy();
});

it('says at the field that a message can no longer be changed, and keeps the text', async () => {
  server.messages = [mine(2, 'Good dey', { can_edit: true })];
  const { user } = await openChat('/user/chat/a1');
  await field();
  server.refusals = [{ status: 409, body: { code: 'too_late', message: 'Too late' } }];
  await user.keyboard('{ArrowUp}');
  await user.keyboard('!{Enter}');
  expect(await screen.findByText('Too late')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit the message' }).value).toBe(
    'Good dey!',
  );
});

it.each([
  ['not_yet', /once the company writes/],
  ['in_a_row', /wait for an answer/],
  ['withdrawn', /application was withdrawn/],
  ['vacancy_deleted', /vacancy was deleted/],
  ['blocked', /conversation is closed/],
] as const)('%s replaces the field with a sentence', async (writing, sentence) => {
  server.view = chatView({ writing });
  await openChat('/user/chat/a1');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
});

it('says while it is typed that a phone number is too early', async () => {
  server.view = chatView({ contacts_allowed: false });
  const { user } = await openChat('/user/chat/a1');
  await user.type(await field(), 'My number is +998 90 123 45 67');
  expect(await screen.findByText(/after an invitation/)).toBeTruthy();
});
