import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { templates } from '@/forms/templates/testing';
import { startLocale } from '@/i18n/locale';
import { meQuery } from '@/session/me';
import { employer } from '@/session/testing';
import { toastStore } from '@/ui/toast-store';
import { ApplicantsPage } from './applicants-page';
import { boardOf, card } from './board/testing';
import type { ApplicantFilter } from './filter';
import type { ApplicantCard, Applicants } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  later = undefined;
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const CARDS = [
  card('Ali', 'new', { is_new: true, clock: { kind: 'own', due_at: '2020-01-01T00:00:00Z' } }),
  card('Bek', 'review', { recommendation: 'yes', comment_count: 2 }),
  card('Gul', 'hired', { actions: ['arrange'], stages: ['hired'] }),
];

interface Opened {
  cards?: ApplicantCard[];
  total?: number;
  filter?: ApplicantFilter;
  role?: 'owner' | 'viewer';
  /** The list answers with this status. */
  status?: number;
}

/** What the list answers from now on. */
let later: number | undefined;

async function open(given: Opened = {}) {
  const { cards = CARDS, total = cards.length, filter = {}, role = 'owner', status = 200 } = given;
  const sent: unknown[] = [];
  const onChange = vi.fn();
  const list: Applicants = {
    status: true,
    data: cards,
    meta: { page: 1, per_page: 20, total, pages: Math.ceil(total / 20) },
    counts: [{ stage: 'new', count: total, unread: 1 }],
    late: 1,
    vacancies: [],
  };
  // The test's DOM has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/message-templates')) return Response.json(templates([]));
    if (pathname.endsWith('/chats/writing')) {
      const ids = searchParams.get('ids')?.split(',') ?? [];
      const data = ids.map((id) => ({
        id,
        writing: id === 'Gul' ? 'blocked' : 'allowed',
        contacts_allowed: true,
      }));
      return Response.json({ status: true, data, left: 200 });
    }
    if (pathname.endsWith('/chats/messages')) {
      const body = await request.json();
      sent.push(body);
      const done = body.messages.map(({ id }: { id: string }) => id);
      return Response.json({ status: true, done, refused: [] });
    }
    if (pathname.endsWith('/bulk')) {
      const body = await request.json();
      sent.push(body);
      return Response.json({
        status: true,
        done: body.ids.slice(1),
        refused: [{ id: body.ids[0], code: 'wrong_state' }],
      });
    }
    if (pathname.endsWith('/monitoring')) return Response.json(boardOf(CARDS));
    if (pathname.endsWith('/keep')) {
      sent.push(pathname);
      return Response.json({ status: true, data: CARDS[1] });
    }
    const now = later ?? status;
    return Response.json(now === 200 ? list : { status: false }, { status: now });
  });
  const queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  queryClient.setQueryData(meQuery().queryKey, employer(role));
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({
      component: () => (
        <ApplicantsPage
          slug="cook"
          title="Cook"
          spheres={[{ slug: 'food', name: 'Cafes and restaurants' }]}
          filter={filter}
          onChange={onChange}
        />
      ),
    }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { sent, onChange, queryClient };
}

const tick = (name: string) => screen.findByRole('checkbox', { name: `${name}: select` });

it('shows who applied, who is new and what comes next', async () => {
  await open();
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(4);
  const [, ali, bek] = rows as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(ali).getByText(/not opened yet/)).toBeDefined();
  expect(within(ali).getByText(/days late/)).toBeDefined();
  expect(within(bek).getByText('Yes')).toBeDefined();
  expect(within(ali).getByRole('link', { name: 'Ali' }).getAttribute('href')).toBe(
    '/profile/my-vacancies/cook/applications/resume-Ali',
  );
});

it('filters by what the title says', async () => {
  const { onChange } = await open({ filter: { page: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: '1 answer overdue' }));
  expect(onChange).toHaveBeenCalledWith({ late: true });
});

it('ticks a range with Shift and says to how many a refusal applies', async () => {
  const { sent } = await open();
  const user = userEvent.setup();
  await user.click(await tick('Ali'));
  await user.keyboard('{Shift>}');
  await user.click(await tick('Gul'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 candidates selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Refuse 2 of 3' }));
  await user.click(screen.getByRole('radio', { name: 'The position is filled' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await screen.findByText(/1 could not be changed.*Ali: the state is different now\./);
  expect(sent).toEqual([{ ids: ['Ali', 'Bek'], reject: { reason: 'position_filled' } }]);
  // What is done is unticked, what was refused stays.
  expect(screen.getByText('2 candidates selected')).toBeDefined();
});

it('ticks with Space, and offers to tick what is on other pages', async () => {
  await open({ total: 22 });
  const all = await screen.findByRole('checkbox', { name: /everyone on this page/ });
  all.focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText('3 candidates selected')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Select all 22' })).toBeDefined();
});

it('has nothing to tick or move for members who only look', async () => {
  await open({ role: 'viewer' });
  await screen.findByRole('link', { name: 'Ali' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/You are a viewer/)).toBeDefined();
});

it('says why nobody is there', async () => {
  const { onChange } = await open({ cards: [], filter: { q: 'x', sort: 'due' } });
  await screen.findByText('No applications match these filters.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onChange).toHaveBeenCalledWith({ sort: 'due' });
  cleanup();
  await open({ cards: [] });
  await screen.findByText(/No applications yet/);
});

it('says what happened when the list does not load', async () => {
  await open({ status: 500 });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/did not load/));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('keeps the list when it cannot be refreshed, and says so', async () => {
  const { queryClient } = await open();
  await tick('Ali');
  later = 500;
  await queryClient.invalidateQueries({ queryKey: ['applicants', 'list'] });
  await screen.findByText(/could not be refreshed/);
  expect(await tick('Ali')).toBeDefined();
});

it('names the field of its chip', async () => {
  await open({ filter: { sphere: 'food' } });
  expect(
    await screen.findByRole('button', { name: /Cafes and restaurants: remove/ }),
  ).toBeDefined();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Field' }).value).toBe('food');
});

it('takes planned refusals of several back from the toast', async () => {
  const { sent } = await open();
  await userEvent.click(await tick('Ali'));
  await userEvent.click(await tick('Bek'));
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'The position is filled' }));
  await userEvent.click(dialog.getByRole('radio', { name: '24 hours' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.text).toMatch(/in 24\sh: 1/));
  toastStore.snapshot().at(-1)?.action?.onPress();
  await waitFor(() => expect(sent.at(-1)).toBe('/api/v1/applications/Bek/keep'));
  await waitFor(() => expect(toastStore.snapshot().at(-1)?.text).toMatch(/taken back: 1/));
});

it('writes to those it can, names the others and keeps them ticked', async () => {
  const { sent } = await open();
  await userEvent.click(await tick('Ali'));
  await userEvent.click(await tick('Gul'));
  await userEvent.click(screen.getByRole('button', { name: 'Write a message' }));
  await screen.findByText('It goes to 1 of 2');
  const dialog = within(screen.getByRole('dialog', { name: 'Write a message' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Hello {{name}');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Not sent to 1.*Gul: the conversation is closed\./);
  expect(sent).toEqual([
    { client_id: expect.any(String), messages: [{ id: 'Ali', text: 'Hello Ali' }] },
  ]);
  expect(screen.getByText(/^1 candidate/)).toBeDefined();
});
