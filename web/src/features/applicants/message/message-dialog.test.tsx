import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { template, templates } from '@/forms/templates/testing';
import { startLocale } from '@/i18n/locale';
import { toastStore } from '@/ui/toast-store';
import { card } from '../board/testing';
import { NOTHING, ticked } from '../selection';
import { MessageDialog } from './message-dialog';
import type { MessagesSent } from './wire';

beforeAll(() => {
  startLocale('/en');
  // The test's DOM has neither popovers nor modal dialogs.
  HTMLElement.prototype.hidePopover = () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface Sent {
  client_id: string;
  messages: { id: string; text: string }[];
}

let sent: Sent[];
let writing: Record<string, string>;
let contacts: string[];
/** How the next messages are answered; all are taken otherwise. */
let answers: (() => Promise<Response> | Response)[];

beforeEach(() => {
  sent = [];
  writing = { Ali: 'allowed', Anna: 'allowed', Gul: 'allowed' };
  contacts = [];
  answers = [];
});

const OWN = template('1', {
  kind: 'message',
  name: 'Interest',
  texts: { uz: 'Qiziqmi, {name}?', ru: 'Интересно, {name}?', en: null },
});

function open() {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/message-templates')) return Response.json(templates([OWN]));
    if (pathname.endsWith('/chats/writing')) {
      const data = Object.entries(writing).map(([id, one]) => ({
        id,
        writing: one,
        contacts_allowed: contacts.includes(id),
      }));
      return Response.json({ status: true, data, left: 100 });
    }
    const body: Sent = await request.json();
    sent.push(body);
    const answer = answers.shift();
    if (answer) return answer();
    const done = body.messages.map(({ id }) => id);
    return Response.json({ status: true, done, refused: [] } satisfies MessagesSent);
  });
  const onSent = vi.fn();
  const onClose = vi.fn();
  const queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const selection = ticked(
    NOTHING,
    [
      card('Ali', 'new', { locale: 'uz' }),
      card('Anna', 'new', { locale: 'ru' }),
      card('Gul', 'new', { locale: 'uz' }),
    ],
    true,
  );
  render(
    <QueryClientProvider client={queryClient}>
      <MessageDialog slug="cook" selection={selection} onSent={onSent} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onSent, onClose, user: userEvent.setup() };
}

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const ready = () => waitFor(() => expect(send().disabled).toBe(false));
const field = (name: string | RegExp = /^Message/) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name });

it('says to how many it goes and why not to the rest, and sends to those only', async () => {
  writing.Gul = 'withdrawn';
  const { onSent, user } = open();
  await screen.findByText('It goes to 2 of 3');
  expect(screen.getByText('Gul: the application was withdrawn.')).toBeDefined();
  await user.click(field());
  await user.paste('Hello {name}, about {vacancy} at {company}');
  expect(screen.getByText('Hello Ali, about Cook at Anor Savdo')).toBeDefined();
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.messages).toEqual([
    { id: 'Ali', text: 'Hello Ali, about Cook at Anor Savdo' },
    { id: 'Anna', text: 'Hello Anna, about Cook at Anor Savdo' },
  ]);
  expect(onSent).toHaveBeenCalledWith(
    ['Ali', 'Anna'],
    expect.stringMatching(/^Not sent to 1.*Gul: the application was withdrawn\.$/),
  );
  expect(toastStore.snapshot().at(-1)?.text).toBe('Sent to 2 candidates');
});

it('a template comes in the language of each, and typed words are replaced after a question', async () => {
  const { user } = open();
  await ready();
  await user.type(field(), 'My own words');
  await user.click(screen.getByRole('menuitem', { name: /Interest/, hidden: true }));
  expect(field().value).toBe('My own words');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(field('Oʻzbekcha: for 2').value).toBe('Qiziqmi, {name}?');
  expect(field('Русский: for 1').value).toBe('Интересно, {name}?');
  await user.clear(field('Русский: for 1'));
  await user.click(send());
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field('Русский: for 1'));
  await user.click(screen.getByRole('button', { name: 'One text for everyone' }));
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.messages.map(({ text }) => text)).toEqual([
    'Qiziqmi, Ali?',
    'Qiziqmi, Anna?',
    'Qiziqmi, Gul?',
  ]);
});

it('a double click sends once, and a retry or another tab sends the same', async () => {
  let fail: () => void = () => undefined;
  answers.push(
    () =>
      new Promise((resolve) => {
        fail = () => resolve(Response.json({ code: 'fault' }, { status: 500 }));
      }),
  );
  const first = open();
  await ready();
  await first.user.type(field(), 'Hello');
  await first.user.dblClick(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  fail();
  await ready();
  expect(first.onSent).not.toHaveBeenCalled();
  // As in another tab: the text and the key are kept.
  cleanup();
  const second = open();
  await ready();
  expect(field().value).toBe('Hello');
  await second.user.click(send());
  await waitFor(() => expect(second.onSent).toHaveBeenCalled());
  expect(sent.map(({ client_id }) => client_id)).toEqual([sent[0]?.client_id, sent[0]?.client_id]);
  cleanup();
  // What was sent is no longer there, and the same words again are a new message.
  const third = open();
  await ready();
  expect(field().value).toBe('');
  await third.user.type(field(), 'Hello');
  await third.user.click(send());
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.client_id).not.toBe(sent[0]?.client_id);
});

it('stays open when nobody got it, and keeps the text', async () => {
  const refused = ['Ali', 'Anna', 'Gul'].map((id) => ({ id, code: 'validation' }));
  answers.push(() => Response.json({ status: true, done: [], refused }));
  contacts = ['Anna'];
  const { onSent, user } = open();
  await ready();
  await user.type(field(), 'Call +998 90 123 45 67');
  expect(screen.getByText(/does not go to those you have not invited: 2\./)).toBeDefined();
  await user.click(send());
  await screen.findByText(/Ali, Anna, Gul: phone numbers and links can be written after/);
  expect(onSent).not.toHaveBeenCalled();
  expect(field().value).toBe('Call +998 90 123 45 67');
  await user.type(field(), '!');
  expect(screen.queryByText(/Ali, Anna, Gul/)).toBeNull();
});

it('asks again when it is not known who can be written to', async () => {
  const { user } = open();
  await ready();
  cleanup();
  writing = { Ali: 'blocked', Anna: 'in_a_row', Gul: 'vacancy_deleted' };
  open();
  await screen.findByText('None of them can be written to now');
  expect(send().disabled).toBe(true);
  await user.click(send());
  expect(sent).toEqual([]);
});
