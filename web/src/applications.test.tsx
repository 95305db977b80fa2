// A candidate's applications through the whole app, against a fake server with scripted responses.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { vacancy } from '@/api/testing';
import { application, responseForm } from '@/features/applications/sample';
import type { MyApplication } from '@/features/applications/wire';
import { startLocale } from '@/i18n/locale';
import { AppSigns } from '@/layouts/app-signs';
import { clearToken, writeToken } from '@/session/token';
import { makeRouter } from './router';

const CANDIDATE = {
  id: 'u1',
  role: 'candidate',
  candidate: { name: 'Malika', surname: 'Y' },
  companies: [],
  team_invitations: [],
};
const PROFILE = {
  slug: 'cook-1',
  position: 'Cook',
  name: 'Malika',
  surname: 'Yusupova',
  location_name: 'Samarkand',
  sphere: [],
  work_type: ['fulltime'],
  employment: [],
  education: [],
  additional_education: [],
  skills: ['Plov'],
  computer_skills: [],
  languages: [],
  driving: { categories: [] },
  last_seen: 'today',
  updated_at: '2026-11-01T09:00:00Z',
  completeness: 86,
  contacts: { is_open: true, phones: ['+998901234567'], social_links: [] },
};
const OFFER = application({
  id: 'a1',
  status: 'offer',
  turn: 'me',
  message: 'Come and cook with us.',
  actions: ['accept', 'decline'],
});
const WAITING = application({
  id: 'a2',
  vacancy: { slug: 'baker-1', title: 'Baker', is_open: true, location_name: 'Samarkand' },
});
const REFUSED = application({
  id: 'a3',
  status: 'reject',
  turn: 'over',
  ended_by: 'customer',
  reason: 'position_filled',
  vacancy: { slug: 'waiter-1', title: 'Waiter', is_open: false, location_name: 'Samarkand' },
  actions: [],
});

let applications: MyApplication[];
let posted: string[];
let isWide: boolean;

const viewOf = (one: MyApplication) => ({
  ...one,
  letter: 'I cook well.',
  answers: [{ question: 'Do you like plov?', kind: 'yes_no', must_answer: true, answer: 'yes' }],
  resume: PROFILE,
  resume_id: 'r1',
  sent_at: '2026-11-12T04:40:00Z',
  copy_erased_at: null,
  events: [{ kind: 'sent', at: one.created_at, by: 'candidate', text: null }],
  similar: one.status === 'reject' ? [vacancy({ id: '9', slug: 'x-1', title: 'Barista' })] : [],
});

function answerTo({ method, url }: Request): [status: number, body: object] {
  const { pathname, searchParams } = new URL(url);
  const path = pathname.replace('/api/v1/', '');
  const one = applications.find(({ id }) => path.includes(`/${id}`));
  if (method === 'POST') {
    posted.push(path);
    if (!one) return [200, { status: true }];
    const isUndone = path.endsWith('/undo');
    const next = application({
      ...one,
      ...(path.endsWith('/withdraw') && {
        status: 'reject',
        turn: 'over',
        ended_by: 'candidate',
        reason: 'withdrawn',
        actions: ['undo'],
      }),
      ...(isUndone && { status: 'waiting', turn: 'company', reason: null, actions: ['withdraw'] }),
      ...(path.endsWith('/accept') && { turn: 'company', accepted_at: one.status_at, actions: [] }),
    });
    applications = applications.map((known) => (known.id === one.id ? next : known));
    return [200, { status: true, data: next }];
  }
  if (path === 'my/applications') {
    const isAll = searchParams.get('filter') === 'all';
    const data = isAll ? applications : [];
    const counts = { all: applications.length, invitations: 1, refusals: 1, waiting: 1 };
    const meta = { page: 1, per_page: 20, total: data.length, pages: 1 };
    return [200, { status: true, data, meta, counts }];
  }
  if (path.startsWith('my/applications/')) {
    return one ? [200, { status: true, data: viewOf(one) }] : [404, { code: 'not_found' }];
  }
  if (path === 'me') return [200, { status: true, user: CANDIDATE }];
  if (path.endsWith('/respond')) return [200, { status: true, data: responseForm() }];
  if (path === 'dictionaries') return [200, { status: true, data: { language: [] } }];
  return [200, { status: true, data: [], unread: 0 }];
}

beforeEach(() => {
  applications = [OFFER, WAITING, REFUSED];
  posted = [];
  isWide = false;
  localStorage.clear();
  sessionStorage.clear();
  writeToken('1|secret');
  vi.stubGlobal('scrollTo', () => {});
  HTMLElement.prototype.hidePopover ??= () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width') && isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const [status, body] = answerTo(request);
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  startLocale('/');
});

async function open(address: string) {
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <AppSigns />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { history, user: userEvent.setup() };
}

const cards = () => screen.findAllByRole('heading', { level: 3 });

it('sorts applications by whose turn it is, and answers an invitation on its card', async () => {
  const { user } = await open('/en/profile/applications');
  expect((await cards()).map(({ textContent }) => textContent)).toEqual([
    'Cook',
    'Baker',
    'Waiter',
  ]);
  const turns = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(turns).toEqual(['Your turn1', 'Company’s turn1', 'Finished1']);
  const thread = within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('list');
  expect(thread.textContent).toBe('SentdoneVieweddoneInvitednowResultstill to come');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText(/You accepted the invitation/);
  expect(posted).toContain('applications/a1/accept');
});

it('keeps the filter in the address and says so when nothing fits it', async () => {
  const { history, user } = await open('/en/profile/applications');
  await user.click(await screen.findByRole('link', { name: 'Refusals 1' }));
  await screen.findByText('No refusals.');
  expect(history.location.search).toBe('?filter=refusals');
  const current = screen.getByRole('link', { name: 'Refusals 1' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'All 3' }).hasAttribute('aria-current')).toBe(false);
});

it('goes from card to card by arrows', async () => {
  const { user } = await open('/en/profile/applications');
  await cards();
  screen.getByRole('link', { name: 'Cook' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Baker' }));
});

it('withdraws after a question, and takes it back', async () => {
  const { user } = await open('/en/profile/applications/a2');
  await screen.findByRole('heading', { level: 1, name: 'Baker' });
  expect(screen.getByText('I cook well.')).toBeTruthy();
  expect(screen.getByText('Yes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  const toast = await screen.findByText('Application withdrawn');
  expect(posted).toContain('applications/a2/withdraw');
  await screen.findByText(/You withdrew the application/);
  const row = toast.closest('.toast') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(posted).toContain('applications/a2/undo'));
  await screen.findByText(/Not read yet/);
});

it('tells a refusal kindly, with other vacancies', async () => {
  await open('/en/profile/applications/a3');
  await screen.findByText('The position has been filled. It is not about you.');
  expect(screen.getByRole('link', { name: 'Barista' })).toBeTruthy();
});

it('shows the copy of the resume that was sent', async () => {
  const { user } = await open('/en/profile/applications/a2');
  await user.click(await screen.findByRole('link', { name: 'View' }));
  await screen.findByRole('heading', { level: 1, name: 'Malika Yusupova' });
  expect(screen.getByRole('link', { name: 'Back to the application' })).toBeTruthy();
});

it('shows one beside the list on a desktop', async () => {
  isWide = true;
  const { history, user } = await open('/en/profile/applications');
  await screen.findByText('Come and cook with us.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My applications');
  await user.click(screen.getByRole('link', { name: 'Baker' }));
  await screen.findByRole('heading', { level: 2, name: 'Baker' });
  expect(history.location.pathname).toBe('/en/profile/applications/a2');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('answers 404 for an application of somebody else', async () => {
  await open('/en/profile/applications/zzz');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  await waitFor(() => expect(document.title).toBe('Page Not Found | Ishbor'));
});

it('responds from the page of a vacancy', async () => {
  const { history } = await open('/en/jobs/cook-abc123/response');
  await screen.findByRole('heading', { name: /Osh markazi answers/ });
  expect(screen.getByRole('link', { name: 'Back to the vacancy' }).getAttribute('href')).toBe(
    '/en/jobs/cook-abc123',
  );
  expect(history.location.pathname).toBe('/en/jobs/cook-abc123/response');
});
