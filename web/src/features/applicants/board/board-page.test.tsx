import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { meQuery } from '@/session/me';
import { employer } from '@/session/testing';
import { clearToken, writeToken } from '@/session/token';
import type { ApplicantFilter } from '../filter';
import { applicantKeys } from '../queries';
import type { ApplicantCard, Board } from '../wire';
import { BoardPage } from './board-page';
import { boardOf, card } from './testing';

let board: Board;
/** Answers to a move, by the column. */
let answer: (id: string, column: string) => Promise<Response>;
let sent: [path: string, body: unknown][];
let isWide: boolean;

function Page({ start }: { start: ApplicantFilter }) {
  const [filter, setFilter] = useState(start);
  return (
    <BoardPage
      filter={filter}
      spheres={[]}
      nameOfLanguage={(code) => code}
      onChange={(next) => setFilter(next)}
    />
  );
}

async function open(cards: ApplicantCard[], filter: ApplicantFilter = {}, known?: object) {
  board = boardOf(cards);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(meQuery().queryKey, employer());
  if (known) queryClient.setQueryData(applicantKeys.board(filter), known);
  const root = createRootRoute({ component: () => <Page start={filter} /> });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/monitoring'] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const column = (name: RegExp) => within(screen.getByRole('region', { name }));
const link = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  startLocale('/en');
  writeToken('1|a');
  localStorage.clear();
  sent = [];
  isWide = true;
  answer = async (id, to) => {
    const cards = board.data.flatMap(({ cards }) => cards);
    const moved = cards.find((one) => one.id === id) as ApplicantCard;
    const stage = to as ApplicantCard['stage'];
    const data = { ...moved, column_id: to, stage };
    board = boardOf(cards.map((one) => (one.id === id ? data : one)));
    return Response.json({ status: true, data });
  };
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('scrollBy', () => undefined);
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollBy = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLElement.prototype.hidePopover ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1/', '');
    if (path.startsWith('my/jobs/')) return Response.json({ message: 'Gone' }, { status: 404 });
    if (request.method === 'GET') return Response.json(board);
    const body = await request.json();
    sent.push([path, body]);
    return answer(path.split('/')[1] ?? '', body.column);
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  startLocale('/');
});

it('walks by arrows and moves by Alt and an arrow, keeping the focus and saying where', async () => {
  const user = await open([card('Malika', 'new'), card('Otabek', 'new'), card('Jasur', 'test')]);
  await screen.findByRole('link', { name: 'Malika' });
  link('Malika').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('Otabek'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(link('Jasur'));
  await user.keyboard('{ArrowLeft}{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(screen.getByText('Malika: moved to “In review”')).toBeTruthy());
  expect(sent).toEqual([['applications/Malika/move', { column: 'review' }]]);
  expect(column(/^In review 1$/).getByRole('link', { name: 'Malika' })).toBeTruthy();
  expect(column(/^New 1$/).queryByRole('link', { name: 'Malika' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link('Malika')));
});

it('shows a move at once and takes it back when the server refuses, with the reason', async () => {
  let refuse: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (refuse = resolve));
  const user = await open([card('Malika', 'new', { is_new: true })]);
  await screen.findByRole('link', { name: 'Malika' });
  link('Malika').focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() =>
    expect(column(/^In review 1$/).getByRole('link', { name: 'Malika' })).toBeTruthy(),
  );
  expect(screen.getByRole('region', { name: 'New 0' })).toBeTruthy();
  await waitFor(() => expect(sent).toHaveLength(1));
  refuse(
    Response.json(
      { code: 'wrong_state', message: 'Not now.', allowed: ['reject'], stages: ['rejected'] },
      { status: 409 },
    ),
  );
  await waitFor(() => expect(column(/^New 1$/).getByRole('link', { name: 'Malika' })).toBeTruthy());
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.join()).toContain('Malika is back in place. Not now.');
  expect(alerts.join()).toContain('Refused');
  await waitFor(() => expect(document.activeElement).toBe(link('Malika')));
});

it('says that there is no network and puts the card back', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const user = await open([card('Malika', 'new')]);
  await screen.findByRole('link', { name: 'Malika' });
  link('Malika').focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await screen.findByText(/Malika is back in place\..+/)).toBeTruthy();
  expect(column(/^New 1$/).getByRole('link', { name: 'Malika' })).toBeTruthy();
});

it('asks for a message before it invites, and does nothing without one', async () => {
  const user = await open([card('Malika', 'test')]);
  await screen.findByRole('link', { name: 'Malika' });
  link('Malika').focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Malika');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  expect(column(/^Test 1$/).getByRole('link', { name: 'Malika' })).toBeTruthy();
});

/** The test browser lays nothing out: columns are 200 pixels wide and stand side by side. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = (this as HTMLElement).dataset.column;
    const place = id ? board.data.findIndex((one) => one.id === id) : 0;
    const width = id ? 200 : 1400;
    return new DOMRect(place * 200, 0, width, 800);
  });
}

const pen = { button: 0, pointerType: 'mouse', bubbles: true };

it('drags with a mouse: a few pixels are a click, another column is a move', async () => {
  layOut();
  await open([card('Malika', 'new')]);
  await screen.findByRole('link', { name: 'Malika' });
  fireEvent.pointerDown(link('Malika'), { ...pen, clientX: 50, clientY: 50 });
  fireEvent.pointerMove(window, { clientX: 53, clientY: 53 });
  expect(document.querySelector('.board-ghost')).toBeNull();
  fireEvent.pointerMove(window, { clientX: 250, clientY: 90 });
  const ghost = document.querySelector<HTMLElement>('.board-ghost');
  expect(ghost?.style.transform).toContain('translate3d(200px, 40px, 0)');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'In review 0' }).dataset.state).toBe('target'),
  );
  fireEvent.pointerUp(window);
  expect(document.querySelector('.board-ghost')).toBeNull();
  await waitFor(() => expect(sent).toEqual([['applications/Malika/move', { column: 'review' }]]));
  expect(column(/^In review 1$/).getByRole('link', { name: 'Malika' })).toBeTruthy();
});

it('explains a drop that is not allowed, and lets Escape put a card back', async () => {
  layOut();
  await open([card('Malika', 'new', { stages: ['review', 'rejected'] })]);
  await screen.findByRole('link', { name: 'Malika' });
  const dragTo = async (x: number) => {
    fireEvent.pointerDown(link('Malika'), { ...pen, clientX: 50, clientY: 50 });
    fireEvent.pointerMove(window, { clientX: x, clientY: 90 });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Test 0' }).dataset.state).toBe('closed'),
    );
  };
  await dragTo(450);
  fireEvent.pointerUp(window);
  expect(
    await screen.findByText(/Malika: cannot be moved to “Test”\..+In review, Refused/),
  ).toBeTruthy();
  await dragTo(250);
  fireEvent.keyDown(window, { key: 'Escape' });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Test 0' }).dataset.state).toBeUndefined(),
  );
  expect(sent).toEqual([]);
  // The button of the mouse is still pressed; its release is not a click on the card.
  fireEvent.pointerUp(window);
  fireEvent.click(link('Malika'));
  expect(screen.queryByRole('region', { name: 'Application: Malika' })).toBeNull();
});

it('opens a card beside the board, goes through its column and back to the card', async () => {
  const user = await open([card('Malika', 'new'), card('Otabek', 'new')]);
  await screen.findByRole('link', { name: 'Malika' });
  link('Malika').focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('region', { name: 'Application: Malika' });
  await waitFor(() => expect(document.activeElement).toBe(drawer));
  expect(screen.getByRole('button', { name: 'Previous candidate' })).toHaveProperty(
    'disabled',
    true,
  );
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Application: Otabek' });
  await user.keyboard('k');
  await screen.findByRole('region', { name: 'Application: Malika' });
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Application: Otabek' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: /^Application/ })).toBeNull();
  expect(document.activeElement).toBe(link('Otabek'));
});

it('folds what is over into rails, which unfold', async () => {
  const user = await open([card('Malika', 'rejected', { reason: 'other' })]);
  const rail = await screen.findByRole('button', { name: 'Refused, 1: expand' });
  expect(screen.queryByRole('link', { name: 'Malika' })).toBeNull();
  await user.click(rail);
  expect(column(/^Refused 1$/).getByRole('link', { name: 'Malika' })).toBeTruthy();
  expect(screen.getByText('Another reason')).toBeTruthy();
});

it('keeps a column of a thousand small', async () => {
  const cards = Array.from({ length: 1000 }, (_, row) => card(`Card ${row}`, 'new'));
  const user = await open(cards, { vacancy: 'cook-abc123' });
  await screen.findByRole('link', { name: 'Card 0' });
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  link('Card 0').focus();
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(link('Card 999')));
  expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
});

it('shows phones one stage and asks for the next one in a sheet', async () => {
  isWide = false;
  const user = await open([card('Malika', 'new'), card('Jasur', 'test')]);
  await screen.findByRole('link', { name: 'Malika' });
  expect(screen.queryByRole('link', { name: 'Jasur' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Test 1' }));
  expect(screen.queryByRole('link', { name: 'Malika' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Jasur: move to another stage' }));
  const sheet = within(await screen.findByRole('dialog'));
  const hired = sheet.getByRole<HTMLButtonElement>('button', { name: /^Hired/ });
  expect(hired.disabled).toBe(true);
  expect(hired.textContent).toContain('Cannot be moved here');
  await user.click(sheet.getByRole('button', { name: /^In review/ }));
  await waitFor(() => expect(sent).toEqual([['applications/Jasur/move', { column: 'review' }]]));
});

it('says why nobody is there', async () => {
  const user = await open([], { q: 'nobody', late: true });
  await screen.findByText('No applications match these filters');
  await user.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/No applications yet/)).toBeTruthy();
});

it('does not say again what happened before the page was opened', async () => {
  const malika = card('Malika', 'new');
  const news = {
    changes: [{ name: 'Malika', column: { stage: 'new', name: null }, isNew: true }],
    at: 1,
  };
  await open([malika], {}, { ...boardOf([malika]), news });
  await screen.findByRole('link', { name: 'Malika' });
  expect(screen.queryByText(/Malika/, { selector: '[role=status], [role=status] *' })).toBeNull();
});
