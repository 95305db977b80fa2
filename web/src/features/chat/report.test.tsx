// A complaint about what the other side has written.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { openChat, type Server, startScreen, startServer, stopAll } from './server-testing';
import { chatView, mine, NOW, theirs } from './testing';

let server: Server;

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  startScreen();
  server = startServer();
  server.messages = [theirs(1, 'Send money to this card')];
});
afterEach(() => {
  cleanup();
  stopAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startLocale('/');
});

const REPORT = { name: 'Report', hidden: true };

it('is sent with a reason, and says who sees what', async () => {
  const { user } = await openChat('/user/chat/a1');
  await user.click(await screen.findByRole('menuitem', REPORT));
  const dialog = await screen.findByRole('dialog', { name: 'Report Chorsu Lizing' });
  expect(within(dialog).getByText(/only what Chorsu Lizing wrote/)).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'They ask for money' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent.at(-1)).toEqual({ path: '/chats/a1/report', body: { reason: 'fee' } });
});

it('is not offered where the other side has written nothing, nor to members who only see', async () => {
  server.messages = [mine(1, 'Hello')];
  await openChat('/user/chat/a1');
  await screen.findByRole('textbox', { name: 'Write a message' });
  expect(screen.queryByRole('menuitem', REPORT)).toBeNull();
  cleanup();
  server.view = chatView({ side: 'customer', writing: 'viewer' });
  server.messages = [mine(1, 'Hello')];
  await openChat('/user/chat/a1', 'customer');
  await screen.findByText(/You are a viewer/);
  expect(screen.queryByRole('menuitem', REPORT)).toBeNull();
});

it('a conversation that moderators have closed says so', async () => {
  server.view = chatView({ writing: 'closed' });
  await openChat('/user/chat/a1');
  expect(await screen.findByText(/A moderator closed this conversation/)).toBeTruthy();
});
