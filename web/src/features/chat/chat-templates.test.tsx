import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { template, templates } from '@/forms/templates/testing';
import { startLocale } from '@/i18n/locale';
import { openChat, type Server, startScreen, startServer, stopAll } from './server-testing';
import { chatView, NOW } from './testing';

let server: Server;

const OWN = [
  template('1', {
    kind: 'message',
    name: 'Interest',
    texts: { uz: 'Qiziqmi, {name}?', ru: 'Интересно, {name}? {vacancy}, {company}', en: null },
  }),
  template('2', {
    kind: 'interview',
    name: 'Come',
    texts: { uz: null, ru: 'Ждём {date}', en: null },
  }),
];
const OURS = template(null, { kind: 'refusal', name: 'Refusal of ours' });

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  startScreen();
  server = startServer();
  server.templates = templates([...OWN, OURS]);
  server.view = chatView({ side: 'customer', name: 'Malika', locale: 'ru', stage: 'review' });
});
afterEach(() => {
  cleanup();
  stopAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startLocale('/');
});

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' });
const item = (name: RegExp) => screen.findByRole('menuitem', { name, hidden: true });
const texts = () =>
  server.sent.filter(({ path }) => path === '/chats/a1/messages').map(({ body }) => body.text);

it('puts a template where the caret is, in the language of the candidate', async () => {
  const { user } = await openChat('/user/chat/a1', 'customer');
  const write = await field();
  await user.type(write, 'Before after');
  write.setSelectionRange(7, 7);
  await user.click(await item(/^Interest/));
  expect(write.value).toBe('Before Интересно, Malika? Accountant, Anor Savdo\nafter');
  await waitFor(() => expect(document.activeElement).toBe(write));
  await waitFor(() => expect(write.selectionStart).toBe(write.value.indexOf('\n')));
  expect(screen.getByText(/Read it/)).toBeTruthy();
  // Ours for other occasions are not offered, the company's own are.
  expect(screen.queryByRole('menuitem', { name: /Refusal of ours/, hidden: true })).toBeNull();
});

it('what a template leaves open is selected, and nothing goes before it is filled in', async () => {
  const { user } = await openChat('/user/chat/a1', 'customer');
  const write = await field();
  await user.click(await screen.findByRole('button', { name: 'Come' }));
  expect(write.value).toBe('Ждём {date}');
  await waitFor(() => expect(write.selectionEnd - write.selectionStart).toBe('{date}'.length));
  await user.keyboard('{Enter}');
  expect(texts()).toEqual([]);
  expect(screen.getByText(/\{date\}/, { selector: '.field-error *' })).toBeTruthy();
  await user.clear(write);
  await user.type(write, 'Ждём завтра{Enter}');
  await waitFor(() => expect(texts()).toEqual(['Ждём завтра']));
});

it('candidates and viewers have none', async () => {
  server.view = chatView();
  await openChat('/user/chat/a1');
  await field();
  expect(screen.queryByRole('button', { name: 'Choose a template' })).toBeNull();
  cleanup();
  server.view = chatView({ side: 'customer', writing: 'viewer' });
  await openChat('/user/chat/a1', 'customer');
  await screen.findByText(/You are a viewer/);
  expect(screen.queryByRole('button', { name: 'Choose a template' })).toBeNull();
});
