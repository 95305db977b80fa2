import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
import { chatCard, NOW } from './testing';

let server: Server;
let display: Screen;

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  display = startScreen();
  server = startServer();
  const last = chatCard('a1').last;
  server.cards = [
    chatCard('a1', { unread: 2 }),
    chatCard('a2', {
      name: 'Registon',
      title: 'Cook',
      status: 'waiting',
      last: {
        ...last,
        side: 'candidate',
        is_mine: true,
        text: 'Thank you',
        at: '2026-11-16T09:00:00Z',
      },
    }),
  ];
});
afterEach(() => {
  cleanup();
  stopAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startLocale('/');
});

it('lists conversations with what was said last, when, and what is unread', async () => {
  await openChat('/user/chat');
  const first = await screen.findByRole('link', { name: /Chorsu Lizing/ });
  expect(first.textContent).toContain('Can you come on Thursday?');
  expect(first.textContent).toContain('11:52');
  expect(within(first).getByText('2 unread messages')).toBeTruthy();
  expect(within(first).getByText('Invited · Accountant')).toBeTruthy();
  expect(first.getAttribute('href')).toBe('/user/chat/a1');
  const second = screen.getByRole('link', { name: /Registon/ });
  expect(second.textContent).toContain('You: Thank you');
  expect(second.textContent).toContain('Yesterday');
  expect(screen.getByText('Choose a conversation to read')).toBeTruthy();
});

it('shows a company the stage', async () => {
  server.cards = [chatCard('a1', { name: 'Malika Yusupova', stage: 'interview' })];
  await openChat('/user/chat', 'customer');
  expect(await screen.findByText('Interview · Accountant')).toBeTruthy();
});

it('keeps search and filters in the address', async () => {
  const { user, router } = await openChat('/user/chat?vacancy=cook-1');
  await screen.findByRole('link', { name: /Registon/ });
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Registon/ })).toBeNull());
  expect(router.state.location.search).toEqual({ vacancy: 'cook-1', unread: true });
  await user.click(screen.getByRole('button', { name: /: remove$/ }));
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await user.type(screen.getByRole('searchbox', { name: 'Name or vacancy' }), 'Reg');
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'Reg' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Chorsu/ })).toBeNull());
  // After a pause in typing, not for each letter.
  expect(server.asked.filter((query) => query.includes('search=R')).length).toBeLessThan(3);
  expect(screen.getByText('1 conversation')).toBeTruthy();
});

it('says what to do when there is nothing, by role', async () => {
  server.cards = [];
  await openChat('/user/chat');
  expect(await screen.findByText('No conversations yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See my applications' })).toBeTruthy();
  cleanup();
  stopAll();
  await openChat('/user/chat', 'customer');
  expect(await screen.findByRole('link', { name: 'Go to applications' })).toBeTruthy();
});

it('says that nothing fits, and shows all again', async () => {
  const { user } = await openChat('/user/chat?search=Nobody');
  expect(await screen.findByText('No such conversation')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByRole('link', { name: /Registon/ });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('says that loading failed, and tries again', async () => {
  server.isBroken = true;
  const { user } = await openChat('/user/chat');
  expect(await screen.findByText('Conversations did not load.')).toBeTruthy();
  server.isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Registon/ });
});

it('arrows walk through the list', async () => {
  const { user } = await openChat('/user/chat');
  const first = await screen.findByRole('link', { name: /Chorsu/ });
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Registon/ }));
});

it('on a phone a conversation is a page of its own', async () => {
  display.isWide = false;
  await openChat('/user/chat/a1?unread=true');
  expect(await screen.findByRole('heading', { level: 1, name: 'Chorsu Lizing' })).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  const back = screen.getByRole('link', { name: 'Back to conversations' });
  expect(back.getAttribute('href')).toBe('/user/chat?unread=true');
});

it('somebody else’s conversation is not found', async () => {
  await openChat('/user/chat/zzz');
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeTruthy();
});
