// The page and the bell on a real router, with a server in memory.
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { Bell } from './bell';
import { NoticesPage } from './notices-page';
import { type NoticesFilter, readFilter } from './search';
import { notice, notices } from './testing';
import type { Notice } from './wire';

let stored: Notice[];
let isBroken: boolean;
const read: unknown[] = [];
let isWide: boolean;

async function serve(request: Request): Promise<Response> {
  if (isBroken) return Response.json({ code: 'fault' }, { status: 500 });
  const url = new URL(request.url);
  if (request.method === 'POST') {
    const body = await request.json();
    read.push(body);
    stored = stored.map((one) =>
      body.all || body.ids.includes(one.id) ? { ...one, is_read: true } : one,
    );
  }
  const all = notices(stored);
  if (url.pathname !== '/api/v1/notices')
    return Response.json({ status: true, unread: all.unread });
  const size = Number(url.searchParams.get('per_page'));
  const from = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
  const wanted = stored
    .filter(({ is_read }) => !is_read || !url.searchParams.has('unread'))
    .filter(({ kind }) => kind === (url.searchParams.get('kind') ?? kind));
  const meta = { ...all.meta, total: wanted.length };
  return Response.json({ ...all, meta, data: wanted.slice(from, from + size) });
}

async function open(address: string) {
  const root = createRootRoute({
    component: () => (
      <>
        <Bell person="u1" />
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    path: '/user/notices',
    getParentRoute: () => root,
    validateSearch: readFilter,
    component: () => <NoticesPage person="u1" filter={page.useSearch() as NoticesFilter} />,
  });
  const other = createRoute({
    path: '/profile',
    getParentRoute: () => root,
    component: () => <h1>Another page</h1>,
  });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    routeTree: root.addChildren([page, other]),
  });
  await router.load();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      {/* The test's routes are not in the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

beforeEach(() => {
  startLocale('/en');
  isBroken = false;
  isWide = true;
  read.length = 0;
  stored = [
    notice('a'),
    notice('b', { kind: 'security', text: 'Your password was changed', lead: null, path: null }),
    notice('c', { is_read: true, text: 'Oshpaz is published', lead: 'Oshpaz', action: null }),
  ];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  startLocale('/');
});

it('shows the notices of the day with their verbs and marks what is gone to', async () => {
  const { user } = await open('/user/notices');
  const link = await screen.findByRole('link', { name: /Omborchi ends soon.*Extend.*Unread/ });
  expect(link.querySelector('strong')?.textContent).toBe('Omborchi');
  expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeTruthy();
  expect(link.getAttribute('href')).toBe('/en/profile/my-vacancies/omborchi-abc123');
  // The app follows the link, or the browser.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(link);
  await waitFor(() => expect(read).toEqual([{ ids: ['a'] }]));
});

it('marks a notice without a page by a click, and all at once', async () => {
  const { user } = await open('/user/notices');
  await user.click(await screen.findByRole('button', { name: /password was changed/ }));
  await waitFor(() => expect(read).toEqual([{ ids: ['b'] }]));
  expect(screen.queryByRole('button', { name: /password was changed/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(read).toHaveLength(2));
  expect(read[1]).toEqual({ all: true });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('filters by kind and by what is unread, in the address', async () => {
  const { router, user } = await open('/user/notices');
  const kinds = await screen.findByRole('navigation', { name: 'Kind of notification' });
  await user.click(await within(kinds).findByRole('link', { name: /Security/ }));
  await waitFor(() => expect(screen.queryByText(/ends soon/)).toBeNull());
  const show = screen.getByRole('navigation', { name: 'Show' });
  await user.click(within(show).getByRole('link', { name: /Unread/ }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ kind: 'security', unread: true }),
  );
  expect(screen.getByText(/password was changed/)).toBeTruthy();
});

it('shows thirty notices, then more', async () => {
  stored = Array.from({ length: 34 }, (_, row) =>
    notice(`n${row}`, { text: `News ${row}`, lead: null }),
  );
  const { user } = await open('/user/notices');
  await screen.findByText('News 29');
  expect(screen.queryByText('News 30')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('News 33')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says that there is nothing new, and that loading failed', async () => {
  stored = [];
  await open('/user/notices');
  expect(await screen.findByText('Nothing new')).toBeTruthy();
  cleanup();
  isBroken = true;
  const { user } = await open('/user/notices');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Nothing new')).toBeTruthy();
});

it('rings with the number of unread notices; on phones the bell is a link to the page', async () => {
  await open('/profile');
  const bell = await screen.findByRole('button', { name: 'Notifications: 2 unread' });
  expect(bell.textContent).toBe('2');
  cleanup();
  isWide = false;
  await open('/profile');
  const link = await screen.findByRole('link', { name: 'Notifications: 2 unread' });
  expect(link.getAttribute('href')).toBe('/en/user/notices');
});
