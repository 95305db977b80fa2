import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { takeAfterLogin } from '@/session/after-login';
import { meQuery, type User } from '@/session/me';
import { employer } from '@/session/testing';
import { clearToken, writeToken } from '@/session/token';
import { JoinPage } from './join-page';
import type { Invitation } from './wire';

const OPEN: Invitation = {
  company: { slug: 'bahor', name: 'Bahor' },
  is_verified: false,
  role: 'viewer',
  invited_by: 'Akmal Sodiqov',
  expires_at: '2026-12-01T09:00:00Z',
  for_phone: null,
  state: 'open',
  name: 'Malika Yusupova',
  is_member: false,
};

let invitation: Invitation | null;
let refusal: { status: number; body: object } | null;
let sent: unknown[];

async function open(me: User | null) {
  if (me) writeToken('1|a');
  const queryClient = makeQueryClient();
  queryClient.setQueryData(meQuery().queryKey, me);
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ path, getParentRoute: () => root, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/company/join/$token', () => <JoinPage token="secret" />),
      page('/company/join/$token/register', () => <h1>register</h1>),
      page('/profile', () => <h1>profile</h1>),
      page('/auth/login', () => <h1>login</h1>),
    ]),
    history: createMemoryHistory({ initialEntries: ['/company/join/secret'] }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { router, user: userEvent.setup() };
}

const load = vi.fn();
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  startLocale('/en');
  history.replaceState(null, '', '/en/company/join/secret');
  load.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(load);
  invitation = OPEN;
  refusal = null;
  sent = [];
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      sent.push(await request.json());
      if (refusal) return Response.json(refusal.body, { status: refusal.status });
      return Response.json({ status: true, user: employer('viewer') });
    }
    if (!invitation) return Response.json({ code: 'not_found', message: 'None' }, { status: 404 });
    return Response.json({ status: true, data: invitation });
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  startLocale('/');
});

it('tells a guest who invites to what, and comes back after signing in', async () => {
  const { router, user } = await open(null);
  expect(title()).toBe('Bahor invites you to the team');
  expect(screen.getByText('Akmal Sodiqov')).toBeTruthy();
  expect(screen.getByText('until 01.12.2026')).toBeTruthy();
  const register = screen.getByRole('link', { name: 'Register' });
  expect(register.getAttribute('href')).toBe('/company/join/secret/register');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  expect(takeAfterLogin()).toBe('/company/join/secret');
});

it('joins with the known name and opens the profile', async () => {
  const { user } = await open(employer());
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(load).toHaveBeenCalledExactlyOnceWith('/en/profile'));
  expect(sent).toEqual([{ token: 'secret', name: 'Malika Yusupova' }]);
});

it('asks for a name before anything is sent', async () => {
  invitation = { ...OPEN, name: null };
  const { user } = await open(employer());
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(screen.getByRole('textbox', { name: /Your name/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  expect(sent).toEqual([]);
});

it('says in the form why the server refused', async () => {
  refusal = { status: 409, body: { code: 'team_is_full', message: 'The team is full' } };
  const { user } = await open(employer());
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByText('The team is full')).toBeTruthy();
});

it.each([
  ['expired', { state: 'expired' }, 'The invitation has expired'],
  ['revoked', { state: 'revoked' }, 'The invitation was revoked'],
  ['used', { state: 'used' }, 'Somebody has already joined with this link'],
  ['another number', { for_phone: '+998 99 *** ** 11' }, 'The invitation is for another number'],
  ['a member', { is_member: true }, 'You are already in this team'],
] as const)('has a way on when nobody can join: %s', async (_, over, expected) => {
  invitation = { ...OPEN, ...over };
  await open(employer());
  expect(title()).toBe(expected);
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  const ways = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  expect(ways.length).toBeGreaterThan(0);
});

it('says that there is no such invitation', async () => {
  invitation = null;
  await open(null);
  expect(title()).toBe('There is no such invitation');
});
