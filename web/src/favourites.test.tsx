// The page of saved vacancies through the whole app, against a fake server with scripted responses.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { vacancy } from '@/api/testing';
import { startLocale } from '@/i18n/locale';
import { clearToken, writeToken } from '@/session/token';
import { makeRouter } from './router';

type Answer = [status: number, body: object];

const JOB = vacancy();
const META = { page: 1, per_page: 20, total: 1, pages: 1 };
const listOf = (...data: object[]): Answer => [
  200,
  { status: true, data, meta: { ...META, total: data.length } },
];
const TEAM = { companies: [], team_invitations: [] };
const CANDIDATE = {
  id: 'u1',
  role: 'candidate',
  candidate: { name: 'Malika', surname: 'Y' },
  ...TEAM,
};

/** The bodies sent to each call. */
let sent: Record<string, unknown[]>;
/** The server's responses; a function can simulate a lost connection. */
let answers: Record<string, Answer | (() => Answer)>;

beforeEach(() => {
  sent = {};
  answers = {
    wishlist: listOf(),
  };
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = pathname.replace('/api/v1/', '');
    const body = request.method === 'POST' ? await request.clone().text() : search;
    sent[call] = [...(sent[call] ?? []), body.startsWith('{') ? JSON.parse(body) : body];
    const answer = answers[call] ?? [200, { status: true, liked: true }];
    const [status, json] = typeof answer === 'function' ? answer() : answer;
    return Response.json(json, { status });
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  startLocale('/');
});

async function open(address: string, user?: object) {
  if (user) {
    writeToken('1|secret');
    answers.me = [200, { status: true, user }];
  }
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { history, queryClient, user: userEvent.setup() };
}

const saved = { ...JOB, liked: true, is_open: true, added_at: '2026-11-10T09:00:00Z' };
const closed = { ...saved, id: '2', slug: 'old', title: 'Baker', is_open: false, salary: null };

it('asks before something leaves the list', async () => {
  answers.wishlist = listOf(saved, closed);
  const { user } = await open('/en/user/favorites', CANDIDATE);
  await user.click(await screen.findByRole('button', { name: 'Remove: Cook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(sent['wishlist/remove']).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Remove: Cook' }));
  answers.wishlist = listOf(closed);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Cook')).toBeNull());
  expect(sent['wishlist/remove']).toEqual([{ job_id: JOB.slug }]);
  expect(screen.getByText('1 saved vacancy')).toBeTruthy();
});

it('marks closed vacancies and links to similar ones', async () => {
  answers.wishlist = listOf(closed);
  await open('/en/user/favorites', CANDIDATE);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Closed')).toBeTruthy();
  expect(card.queryByRole('link', { name: 'Baker' })).toBeNull();
  expect(card.getByRole('link', { name: 'Find similar' }).getAttribute('href')).toBe(
    '/en/jobs?sphere=horeca',
  );
});

it('stays readable without a network', async () => {
  answers.wishlist = listOf(saved);
  await open('/en/user/favorites', CANDIDATE);
  await screen.findByRole('link', { name: 'Cook' });
  cleanup();
  answers.wishlist = () => {
    throw new TypeError('no network');
  };
  await open('/en/user/favorites', CANDIDATE);
  expect(await screen.findByText(/the list we kept/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cook' })).toBeTruthy();
});

it('says how to begin when there is nothing', async () => {
  await open('/en/user/favorites', CANDIDATE);
  expect(await screen.findByRole('link', { name: 'Browse vacancies' })).toBeTruthy();
});
