import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { ApplicantPage } from './applicant-page';
import { boardOf, card } from './board/testing';
import { applicantKeys, applicantQuery } from './queries';
import { applicantView } from './testing';
import type { ApplicantCard, ApplicantView, Comment } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const COMMENT: Comment = {
  id: 'c1',
  author: { user_id: 'u2', name: 'Sardor Aliyev' },
  text: 'We talked. @Nigora Karimova, shall we invite?',
  mentions: [{ user_id: 'u1', name: 'Nigora Karimova' }],
  created_at: '2026-11-15T09:00:00Z',
  edited_at: null,
  is_mine: false,
  can_remove: false,
};
const MEMBERS = [
  { user_id: 'u1', name: 'Nigora Karimova', phone: '', role: 'owner', is_me: true },
  { user_id: 'u2', name: 'Sardor Aliyev', phone: '', role: 'recruiter', is_me: false },
];

function Page() {
  const { data } = useQuery(applicantQuery('cook', 'r1'));
  return data ? <ApplicantPage view={data} nameOfLanguage={(code) => code} /> : null;
}

interface Came {
  /** How one came to the page. */
  state?: HistoryState;
  /** What the list of the vacancy shows. */
  list?: ApplicantCard[];
  /** The server refuses every change, which leaves nothing to do. */
  isRefused?: boolean;
}

async function open(over: Partial<ApplicantView> = {}, came: Came = {}) {
  let view = applicantView(over);
  const sent: { path: string; body: unknown }[] = [];
  // The test's DOM has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    if (path === '/company/members') {
      return Response.json({ status: true, data: { members: MEMBERS } });
    }
    if (path === '/monitoring') return Response.json(boardOf([]));
    if (request.method === 'GET') return Response.json({ status: true, data: view });
    const body = await request.text();
    sent.push({ path, body: body && JSON.parse(body) });
    if (came.isRefused) {
      view = { ...view, actions: [], stages: [] };
      const refusal = { status: false, code: 'wrong_state', message: 'Not possible now.' };
      return Response.json(refusal, { status: 409 });
    }
    if (path.endsWith('/keep')) view = { ...view, refusal_at: null };
    const answer = path.endsWith('/comments')
      ? { ...COMMENT, ...JSON.parse(body), id: 'c2', mentions: [], is_mine: true, can_remove: true }
      : view;
    return Response.json({ status: true, data: answer });
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(applicantKeys.one('cook', 'r1'), view);
  if (came.list) {
    const meta = { page: 1, per_page: 20, total: came.list.length, pages: 1 };
    const list = { status: true, data: came.list, meta, counts: [], late: 0, vacancies: [] };
    queryClient.setQueryData(applicantKeys.list({ stage: 'new', vacancy: 'cook-abc123' }), list);
  }
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: Page, notFoundComponent: () => null }),
  });
  if (came.state) router.history.replace('/', came.state);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { sent, router };
}

it('shows what was sent: answers, letter, contacts', async () => {
  const answer = { must_answer: true, kind: 'yes_no' as const };
  await open({
    letter: 'I have cooked for five years.',
    answers: [
      { ...answer, question: 'Do you work at night?', answer: 'yes' },
      { ...answer, question: 'Do you drive?', answer: null },
    ],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Malika Yusupova');
  expect(screen.getByText('I have cooked for five years.')).toBeDefined();
  const asked = screen.getByText('Do you work at night?').closest('div') as HTMLElement;
  expect(within(asked).getByText('Yes')).toBeDefined();
  expect(screen.getByText('No answer')).toBeDefined();
  const call = screen.getAllByRole('link', { name: '+998 90 123 45 67' });
  expect(call[0]?.getAttribute('href')).toBe('tel:+998901234567');
});

it('takes a planned refusal back', async () => {
  const { sent } = await open({ refusal_at: '2026-11-18T09:00:00Z' });
  const strip = screen.getByText(/The refusal goes out at 18.11.2026, 14:00/);
  await userEvent.click(within(strip.parentElement as HTMLElement).getByRole('button'));
  await waitFor(() => expect(screen.queryByText(/The refusal goes out/)).toBeNull());
  expect(sent[0]?.path).toBe('/applications/a1/keep');
});

it('switches between the copy and the text of today', async () => {
  const { resume } = applicantView();
  await open({
    updated_since: { at: '2026-11-16T09:00:00Z', fields: ['skills', 'unknown'] },
    current: { ...resume, skills: ['Sushi'] },
  });
  expect(screen.getByText(/updated the resume on 16.11.2026. Changed: skills/)).toBeDefined();
  expect(screen.getByText('Plov')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Now' }));
  expect(screen.getByText('Sushi')).toBeDefined();
  expect(screen.queryByText('Plov')).toBeNull();
});

it('mentions a member in a comment', async () => {
  const { sent } = await open({ comments: [COMMENT] });
  expect(screen.getByText('@Nigora Karimova').className).toBe('comment-mention');
  const field = screen.getByRole('textbox', { name: 'New comment' });
  await userEvent.type(field, 'Agreed, @sar');
  await userEvent.click(await screen.findByRole('option', { name: /Sardor Aliyev/ }));
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Agreed, @Sardor Aliyev '));
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
  await screen.findByText('Agreed, @Sardor Aliyev');
  expect(sent[0]).toEqual({
    path: '/applications/a1/comments',
    body: { text: 'Agreed, @Sardor Aliyev', mentions: ['u2'] },
  });
  expect((field as HTMLTextAreaElement).value).toBe('');
});

it('walks to the neighbours with keys, but not from a field', async () => {
  const { router } = await open({ previous: 'r0', next: 'r2' });
  const place = () => router.state.location.pathname;
  await userEvent.type(screen.getByRole('textbox', { name: 'New comment' }), 'jk');
  expect(place()).toBe('/');
  (document.activeElement as HTMLElement).blur();
  // J on a Russian layout.
  fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' });
  await waitFor(() => expect(place()).toBe('/profile/my-vacancies/cook-abc123/applications/r2'));
});

it('has no actions for members who only look', async () => {
  await open({ can_act: false, actions: [], stages: [] });
  expect(screen.getByText(/You are a viewer/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('leaves arrows to the tabs', async () => {
  const { router } = await open({ previous: 'r0', next: 'r2' });
  screen.getByRole('button', { name: 'Resume' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(router.state.location.pathname).toBe('/');
});

it('walks in the order of the list that led here', async () => {
  const list = [card('b', 'new'), card('a1', 'new'), card('c', 'new')];
  const state = { applicants: { stage: 'new' } } as const;
  await open({ previous: 'r0', next: 'r9' }, { state, list });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Previous application')).toMatch(/\/resume-b$/);
  expect(href('Next application')).toMatch(/\/resume-c$/);
  cleanup();
  await open({ previous: 'r0', next: 'r9' }, { state, list: list.slice(1) });
  expect(screen.getByRole('button', { name: 'Previous application' })).toHaveProperty(
    'disabled',
    true,
  );
  cleanup();
  await open({ previous: 'r0', next: 'r9' });
  expect(href('Next application')).toMatch(/\/r9$/);
});

it('leads back to the board that it was opened from', async () => {
  await open({}, { state: { applicants: { stage: 'new' }, isFromBoard: true } });
  const back = screen.getByRole('link', { name: 'Back to the board' });
  expect(back.getAttribute('href')).toBe('/monitoring?stage=new');
});

it('explains a refused move also when nothing can be done any more, and keeps the focus near', async () => {
  await open({ stages: ['review'], actions: ['reopen'] }, { isRefused: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reconsider' }));
  await screen.findByText('Not possible now.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reconsider' })).toBeNull());
  expect(screen.getByText('Not possible now.').getAttribute('role')).toBe('alert');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});
