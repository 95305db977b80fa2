import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
let isVisible: boolean;

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  );
  display = startScreen();
  server = startServer();
  server.view = chatView({ read_by_them: 2 });
  server.messages = [
    theirs(1, 'Hello, Malika. See https://ishbor.uz/help', { at: '2026-11-16T11:08:00Z' }),
    mine(2, 'Good day!', { at: '2026-11-16T11:20:00Z' }),
    theirs(3, 'Send 150 000 to my card', { warnings: ['money'] }),
    mine(4, 'I pay nothing', { can_edit: true, can_delete: true }),
  ];
});
afterEach(() => {
  cleanup();
  stopAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startLocale('/');
});

const log = () => screen.findByRole('log', { name: 'Chorsu Lizing: messages' });
const rows = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');
const reads = () => server.sent.filter(({ path }) => path.endsWith('/read'));

it('shows messages by day, with their ticks, links and warnings', async () => {
  await openChat('/user/chat/a1');
  const shown = await rows();
  expect(shown[0]).toBe('Yesterday');
  expect(shown[1]).toContain('Jasur Toʻraqulov: Hello, Malika.');
  expect(shown[2]).toContain('You: Good day!16:20Read');
  expect(shown[3]).toBe('Today');
  expect(shown[4]).toContain('Do not send money.');
  // Only the newest own message spells it out for those who see.
  expect(shown[5]).toContain('Delivered');
  expect(within(await log()).getByText('Delivered').className).toBe('');
  expect(within(await log()).getByText('Read').className).toBe('sr-only');
  const link = screen.getByRole('link', { name: 'https://ishbor.uz/help' });
  expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: /Accountant/ }).getAttribute('href')).toBe(
    '/en/profile/applications/a1',
  );
});

it('leads a company to the application of its vacancy', async () => {
  server.view = chatView({
    side: 'customer',
    name: 'Malika Yusupova',
    stage: 'interview',
    interview: {
      id: 'i1',
      start_at: '2026-11-17T10:00:00Z',
      duration_minutes: 30,
      status: 'marked',
      is_confirmed: true,
      asks_other: false,
      slots: 0,
    },
  });
  await openChat('/user/chat/a1', 'customer');
  const strip = await screen.findByRole('link', { name: /Accountant/ });
  expect(strip.getAttribute('href')).toBe(
    '/en/profile/my-vacancies/accountant-abc123/applications/r1',
  );
  const event = screen.getByRole('link', { name: /Interview: Today, 15:00 · confirmed/ });
  expect(event.getAttribute('href')).toBe('/en/profile/interviews');
  // The company that asks for money reads other words, without a way to block itself.
  expect(screen.getByText('The candidate was warned.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
});

it('marks as read what is looked at, and nothing while the page is hidden', async () => {
  isVisible = false;
  const { told } = await openChat('/user/chat/a1');
  await log();
  expect(reads()).toEqual([]);
  isVisible = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads()).toEqual([{ path: '/chats/a1/read', body: { seq: 3 } }]));
  await act(told);
  expect(reads()).toHaveLength(1);
  server.messages = [...server.messages, theirs(5, 'Are you there?')];
  await act(told);
  await waitFor(() => expect(reads().at(-1)?.body).toEqual({ seq: 5 }));
});

it('does not mark or follow while something earlier is read', async () => {
  const { told, user } = await openChat('/user/chat/a1');
  const box = await log();
  await waitFor(() => expect(reads()).toHaveLength(1));
  Object.defineProperties(box, {
    scrollHeight: { value: 2000, configurable: true },
    clientHeight: { value: 500, configurable: true },
  });
  box.scrollTop = 700;
  act(() => void box.dispatchEvent(new Event('scroll')));
  server.messages = [...server.messages, theirs(5, 'Are you there?')];
  await act(told);
  const news = await screen.findByRole('button', { name: 'New messages' });
  expect(box.scrollTop).toBe(700);
  expect(reads()).toHaveLength(1);
  await user.click(news);
  expect(box.scrollTop).toBe(2000);
  await waitFor(() => expect(reads().at(-1)?.body).toEqual({ seq: 5 }));
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
});

it('a member who only reads marks nothing and changes nothing', async () => {
  server.view = chatView({ side: 'customer', name: 'Malika', writing: 'viewer' });
  await openChat('/user/chat/a1', 'customer');
  expect(await screen.findByText('You are a viewer: you can read, not write.')).toBeTruthy();
  expect(reads()).toEqual([]);
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Block', hidden: true })).toBeNull();
});

it('announces what the other side writes', async () => {
  const { told } = await openChat('/user/chat/a1');
  await log();
  server.messages = [...server.messages, theirs(5, 'Are you there?')];
  await act(told);
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('Jasur Toʻraqulov: Are you there?');
  });
});

it('puts earlier messages above and keeps the place', async () => {
  server.size = 2;
  const { user } = await openChat('/user/chat/a1');
  const box = await log();
  expect(within(box).queryByText(/Good day/)).toBeNull();
  Object.defineProperties(box, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 500, configurable: true },
  });
  box.scrollTop = 300;
  act(() => void box.dispatchEvent(new Event('scroll')));
  Object.defineProperty(box, 'scrollHeight', { value: 1800, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
  expect(await within(box).findByText(/Good day/)).toBeTruthy();
  expect(box.scrollTop).toBe(1100);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull(),
  );
});

it('deletes a message after a question', async () => {
  const { user } = await openChat('/user/chat/a1');
  const text = await screen.findByText(/I pay nothing/);
  await user.hover(text);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the message?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/I pay nothing/)).toBeNull());
  expect(within(await log()).getByText(/Message deleted/)).toBeTruthy();
  expect(server.sent.at(-1)?.path).toBe('/chats/a1/messages/4/destroy');
});

it('blocks after a question, and opens again from the place of the field', async () => {
  const { user } = await openChat('/user/chat/a1');
  await log();
  await user.click(screen.getByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Chorsu Lizing?' });
  await user.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/You have closed this conversation/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeTruthy();
  const blocks = server.sent.filter(({ path }) => path.endsWith('/block'));
  expect(blocks.map(({ body }) => body)).toEqual([{ is_blocked: true }, { is_blocked: false }]);
});

it('says that loading failed, with a way back on a phone', async () => {
  display.isWide = false;
  server.isBroken = true;
  const { user } = await openChat('/user/chat/a1');
  expect(await screen.findByText('The conversation did not load.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to conversations' })).toBeTruthy();
  server.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await log();
});
