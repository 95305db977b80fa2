import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { meQuery, type User } from '@/session/me';
import { employer } from '@/session/testing';
import { ToastRegion } from '@/ui/toast';
import { InviteButton } from './invite-button';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OPEN = { slug: 'cook', title: 'Cook', is_public: true, lifecycle: 'open' };

const PLENTY = { left: 29, of: 30, next_at: null as string | null };

/** The first invitation gets no answer if `isLost`. */
async function open(me: User, { vacancies = [OPEN], isLost = false, plan = PLENTY } = {}) {
  const sent: { key: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/invitations-left')) {
      return Response.json({ status: true, data: plan });
    }
    if (request.method === 'GET') return Response.json({ status: true, data: vacancies });
    sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
    if (isLost && sent.length === 1) throw new TypeError('no network');
    const data = { vacancy: { slug: 'cook', title: 'Cook' }, resume_id: 'r1' };
    return Response.json({ status: true, data }, { status: 201 });
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(meQuery().queryKey, me);
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: () => <InviteButton slug="ali" name="Ali" /> }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
      <ToastRegion label="Notices" closeLabel="Close" />
    </QueryClientProvider>,
  );
  return sent;
}

function verified(): User {
  const me = employer();
  return { ...me, customer: me.customer && { ...me.customer, is_verified: true } };
}

const invite = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Invite to a job' });

it('says why a company that is not verified cannot invite', async () => {
  await open(employer());
  expect((await invite()).disabled).toBe(true);
  expect(screen.getByText(/Only verified companies/)).toBeDefined();
});

it('is not there for members who only look', async () => {
  await open(employer('viewer'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('sends one invitation, also after a lost answer', async () => {
  const sent = await open(verified(), { isLost: true });
  await userEvent.click(await invite());
  const send = await screen.findByRole('button', { name: 'Send invitation' });
  await userEvent.click(send);
  expect(screen.getByText('Required field')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox'), 'Come and cook with us.');
  await userEvent.click(send);
  await screen.findByText('No connection. Check the internet and try again.');
  await userEvent.click(send);
  await screen.findByText('Invitation sent: Ali');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]?.body).toEqual({ vacancy: 'cook', message: 'Come and cook with us.' });
});

it('says before one writes how many invitations are left, and when the next can be sent', async () => {
  await open(verified());
  await userEvent.click(await invite());
  await screen.findByText('29 of 30 invitations for 24 hours are left.');
  cleanup();
  await open(verified(), { plan: { left: 0, of: 30, next_at: '2026-11-20T04:30:00Z' } });
  await userEvent.click(await invite());
  const told = await screen.findByText(/All 30 invitations for 24 hours are sent/);
  expect(told.textContent).toContain('20.11.2026, 09:30');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
});

it('leads to a new vacancy when none is open', async () => {
  await open(verified(), { vacancies: [{ ...OPEN, lifecycle: 'paused' }] });
  await userEvent.click(await invite());
  await screen.findByText(/You need an open vacancy/);
});
