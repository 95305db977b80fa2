import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { interview, offered, person } from '@/forms/interview/testing';
import type { InterviewView } from '@/forms/interview/wire';
import { startLocale } from '@/i18n/locale';
import { toastStore } from '@/ui/toast-store';
import { groupsOf } from './groups';
import { InterviewsPage, type Side } from './interviews-page';
import { type InterviewsAddress, readAddress } from './search';

/** Tuesday, 13:20 in Tashkent. */
const NOW = new Date('2026-11-17T08:20:00Z');

let upcoming: InterviewView[];
let past: InterviewView[];
let toAnswer: InterviewView[];
let sent: { path: string; body: unknown }[];
let isWide: boolean;
/** What every change is answered with; none by default. */
let refusal: object | undefined;
let list: () => Promise<Response>;

const MINE = { candidate: null, actions: [] };

beforeEach(() => {
  startLocale('/en');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  upcoming = [];
  past = [];
  toAnswer = [];
  sent = [];
  refusal = undefined;
  isWide = true;
  list = async () => answer(upcoming);
  HTMLElement.prototype.hidePopover ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/v1', '');
    if (path.endsWith('/ics')) return new Response('BEGIN:VCALENDAR');
    if (request.method === 'GET') {
      const view = searchParams.get('view');
      if (view === 'upcoming') return list();
      return answer(view === 'past' ? past : [...upcoming, ...past]);
    }
    sent.push({ path, body: await request.json() });
    if (refusal) return Response.json(refusal, { status: 409 });
    const [, , id] = path.split('/');
    const known = [...upcoming, ...toAnswer].find((one) => one.id === id);
    toAnswer = toAnswer.filter((one) => one.id !== id);
    return Response.json({ status: true, data: { ...known, start_at: known?.slots[0]?.start_at } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  startLocale('/');
});

function answer(data: InterviewView[]) {
  const meta = { page: 1, per_page: 20, total: data.length, pages: 1 };
  return Response.json({ status: true, data, to_answer: toAnswer, meta });
}

function Page({ side, start }: { side: Side; start: InterviewsAddress }) {
  const [address, setAddress] = useState(start);
  return (
    <InterviewsPage
      side={side}
      address={address}
      onWeek={(week) => setAddress({ ...address, week })}
    />
  );
}

async function open(side: Side, start: InterviewsAddress = {}) {
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/profile/interviews'] }),
    routeTree: createRootRoute({ component: () => <Page side={side} start={start} /> }),
  });
  await router.load();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Interviews' });
  return { user: userEvent.setup(), router };
}

const headings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const row = (name: string) =>
  within(screen.getByRole('link', { name }).closest('article') as HTMLElement);

it('asks the company first who came, then shows days, and open offers last', async () => {
  toAnswer = [
    interview({
      id: 'i9',
      start_at: '2026-11-16T05:00:00Z',
      actions: ['came', 'did_not_come'],
      candidate: person('Gulnoza Ergasheva', 'r9'),
    }),
  ];
  const timur = person('Timur Alimov', 'r3');
  upcoming = [
    interview({ id: 'i3', start_at: '2026-11-17T10:00:00Z', candidate: timur, is_confirmed: true }),
    interview(),
    offered({ candidate: person('Dilshod Nazarov', 'r2') }),
  ];
  const { user } = await open('company');
  await screen.findByText('Did Gulnoza Ergasheva come?');
  expect(screen.getByText('Yesterday, 10:00 · Cook')).toBeDefined();
  // The week beside the list has a heading of its own.
  expect(headings().filter((text) => !text?.includes('–'))).toEqual([
    'Did Gulnoza Ergasheva come?',
    'Today17 November, Tuesday',
    'Tomorrow18 November, Wednesday',
    'The candidate is choosing',
  ]);
  expect(row('Timur Alimov').getByText('15:00')).toBeDefined();
  expect(row('Timur Alimov').getByText('Confirmed')).toBeDefined();
  expect(row('Dilshod Nazarov').getByText('3 times')).toBeDefined();
  expect(row('Dilshod Nazarov').getByText(/18, 19 or 20.November/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Came' }));
  await waitFor(() => expect(screen.queryByText('Did Gulnoza Ergasheva come?')).toBeNull());
  expect(sent).toEqual([{ path: '/interviews/i9/status', body: { status: 'came' } }]);
});

it('draws buttons from the actions of the interview only', async () => {
  upcoming = [interview({ actions: [] })];
  await open('company');
  await screen.findByRole('link', { name: 'Malika Yusupova' });
  expect(screen.queryByRole('menuitem', { name: 'Move', hidden: true })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Cancel the interview', hidden: true })).toBeNull();
  expect(
    screen.getByRole('menuitem', { name: 'Open the application', hidden: true }),
  ).toBeDefined();
});

it('cancels with a word to the candidate', async () => {
  upcoming = [interview()];
  const { user } = await open('company');
  await screen.findByRole('link', { name: 'Malika Yusupova' });
  await user.click(screen.getByRole('menuitem', { name: 'Cancel the interview', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'We are closed that day.');
  await user.click(dialog.getByRole('button', { name: 'Cancel the interview' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '/interviews/i1/cancel', body: { text: 'We are closed that day.' } },
    ]),
  );
});

it('shows the asked time and offers another one', async () => {
  upcoming = [interview({ asks_other: true, ask_text: 'After 15:00, please.' })];
  await open('company');
  await screen.findByText('After 15:00, please.');
  expect(screen.getByText('Asked for another time')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Offer another time' })).toBeDefined();
});

it('lets a candidate pick one of the times', async () => {
  upcoming = [
    interview({ ...MINE, id: 'i5', actions: ['confirm', 'ask_other', 'decline'] }),
    offered({ ...MINE, actions: ['pick', 'ask_other', 'decline'] }),
  ];
  const { user } = await open('candidate');
  const offer = within(
    (await screen.findByRole('heading', { name: 'Choose a time' })).parentElement as HTMLElement,
  );
  await user.click(offer.getByRole('button', { name: 'Choose this time' }));
  expect(offer.getByText('Choose one of the times')).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(offer.getByRole('radio', { name: /09:30 – 10:00/ }));
  await user.click(offer.getByRole('button', { name: 'Choose this time' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/interviews/i2/answer', body: { answer: 'pick', slot: 's2' } }]),
  );
});

it('lets a candidate confirm, ask for another time with words, and decline', async () => {
  upcoming = [interview({ ...MINE, actions: ['confirm', 'ask_other', 'decline'] })];
  const { user } = await open('candidate');
  await user.click(await screen.findByRole('button', { name: 'I will be there' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Another time' }));
  let dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(sent, 'not without words').toHaveLength(1);
  await user.type(dialog.getByRole('textbox'), 'After 15:00, please.');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Decline the interview' }));
  dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline the interview' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ body }) => body)).toEqual([
    { answer: 'confirm' },
    { answer: 'ask_other', text: 'After 15:00, please.' },
    { answer: 'decline', text: null },
  ]);
});

it('says when somebody was faster', async () => {
  upcoming = [offered({ ...MINE, actions: ['pick'] })];
  const { user } = await open('candidate');
  await user.click(await screen.findByRole('radio', { name: /11:00 – 11:30/ }));
  const known = fetch;
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET'
      ? known(request)
      : Response.json({ code: 'slot_taken', message: 'This time is taken.' }, { status: 409 }),
  );
  await user.click(screen.getByRole('button', { name: 'Choose this time' }));
  expect(await screen.findByText('This time is taken.')).toBeDefined();
});

it('has the week beside the list on desktops, and a strip of days on phones', async () => {
  upcoming = [interview(), interview({ id: 'i3', start_at: '2026-11-20T06:00:00Z' })];
  const { user } = await open('company');
  const week = await screen.findByRole('region', { name: 'The week' });
  const blocks = within(week).getAllByRole('link');
  expect(blocks[0]?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    '18 November, Wednesday, 11:00, Malika Yusupova, Cook',
  );
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await screen.findByRole('heading', { name: /23 – 29.November/ });
  cleanup();
  isWide = false;
  await open('company');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'The week' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /20.November, Friday, 1 interview$/ }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /19.November, Thursday$/ }));
  expect(screen.getByText('No interviews on this day')).toBeDefined();
});

it('says that there is nothing, and that it did not load', async () => {
  await open('company');
  await screen.findByText(/No interviews yet/);
  expect(screen.getByRole('link', { name: 'Go to the applications' })).toBeDefined();
  cleanup();
  await open('candidate');
  await screen.findByText(/Nobody has invited you/);
  cleanup();
  await open('candidate', { view: 'past' });
  await screen.findByText('No past interviews yet.');
  cleanup();
  list = async () => Response.json({ message: 'Closed.' }, { status: 403 });
  const { user } = await open('company');
  await screen.findByText('The interviews did not load.');
  upcoming = [interview()];
  list = async () => answer(upcoming);
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  await screen.findByRole('link', { name: 'Malika Yusupova' });
});

it('groups by day in Tashkent', () => {
  const late = interview({ id: 'late', start_at: '2026-11-17T19:30:00Z' });
  const next = interview({ id: 'next', start_at: '2026-11-18T06:00:00Z' });
  const gone = offered({ id: 'gone', status: 'cancelled' });
  const { days, offers, untimed } = groupsOf([late, next, offered(), gone]);
  expect(days).toEqual([{ day: '2026-11-18', interviews: [late, next] }]);
  expect(offers.map(({ id }) => id)).toEqual(['i2']);
  expect(untimed.map(({ id }) => id)).toEqual(['gone']);
});

it('reads its address', () => {
  expect(readAddress({ view: 'past', page: '2', week: '2026-11-19' })).toEqual({
    view: 'past',
    page: 2,
    week: '2026-11-16',
  });
  expect(readAddress({ view: 'all', page: '-1', week: '2026-13-99' })).toEqual({});
});

it('says why an answer came too late when its row has gone', async () => {
  upcoming = [offered({ ...MINE, actions: ['pick'] })];
  const { user } = await open('candidate');
  await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
  refusal = { status: false, code: 'wrong_state', message: 'It was cancelled.' };
  upcoming = [];
  await user.click(screen.getByRole('button', { name: 'Choose this time' }));
  await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.text).toBe('It was cancelled.'));
});
