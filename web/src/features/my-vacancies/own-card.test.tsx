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
import { setMe } from '@/session/me';
import { employer } from '@/session/testing';
import type { OwnVacancy } from './model';
import { OwnCard } from './own-card';

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

const VACANCY = {
  slug: 'cook-a1',
  title: 'Cook',
  location_name: 'Tashkent',
  salary: null,
  standing: 'active',
  company_out: null,
  edit: null,
  expires_at: '2026-12-15T09:00:00Z',
  views: 1200,
  responses: 7,
  new_responses: 0,
  favourites: 3,
  next_action: 'share',
  actions: ['edit', 'pause', 'close', 'clone', 'delete'],
} as unknown as OwnVacancy;

async function open(patch: Partial<OwnVacancy>) {
  const queryClient = makeQueryClient();
  setMe(queryClient, employer());
  const share = <button type="button">Share it</button>;
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({
      component: () => <OwnCard vacancy={{ ...VACANCY, ...patch }} share={share} />,
    }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return document.querySelector('.own-next');
}

it('names its numbers', async () => {
  await open({});
  const numbers = [...document.querySelectorAll('.own-counts > div')];
  expect(numbers.map((one) => one.textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Views1 200',
    'Applications7',
    'Saved3',
  ]);
});

it.each<[Partial<OwnVacancy>, string | undefined]>([
  [{}, 'Share it'],
  [{ next_action: 'applications', new_responses: 6 }, '6 new applications'],
  [{ next_action: 'fix', standing: 'refused' }, 'Fix it'],
  [{ next_action: 'prolong', standing: 'expired' }, 'Extend'],
  [{ next_action: 'resume', standing: 'paused' }, 'Resume'],
  [{ next_action: 'clone', standing: 'closed' }, 'Copy'],
  [{ next_action: null, standing: 'waiting' }, undefined],
])('%j has the one button %s', async (patch, text) => {
  const next = await open(patch);
  const pressable = [...(next?.querySelectorAll('a, button') ?? [])];
  expect(pressable.map((one) => one.textContent)).toEqual(text ? [text] : []);
});

it('is active while an edit is being checked', async () => {
  await open({ edit: { state: 'waiting', submitted_at: '2026-11-15T09:00:00Z' } });
  const states = [...document.querySelectorAll('.own-states .status')];
  expect(states.map((one) => one.textContent)).toEqual(['Active', 'Edit being checked']);
});

it('opens an expired one again with one press, and says beside the button why not', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    const refusal = { status: false, code: 'limit_exceeded', message: 'Three are open already' };
    return Response.json(refusal, { status: 429 });
  });
  await open({ next_action: 'prolong', standing: 'expired' });
  await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
  expect((await screen.findByText('Three are open already')).closest('.own-next')).not.toBeNull();
  expect(sent).toEqual(['POST /api/v1/jobs/cook-a1/prolong']);
});
