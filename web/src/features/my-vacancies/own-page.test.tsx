import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { setMe } from '@/session/me';
import { employer } from '@/session/testing';
import type { OwnVacancyPage } from './model';
import { OwnPage } from './own-page';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

const VACANCY = {
  slug: 'cook-a1',
  title: 'Cook',
  standing: 'active',
  company_out: null,
  edit: null,
  taken_down: null,
  expires_at: '2026-12-15T09:00:00Z',
  usual_hours: 4,
  views: 0,
  responses: 0,
  new_responses: 0,
  favourites: 0,
  next_action: 'share',
  actions: ['edit', 'pause', 'close', 'clone', 'delete'],
  is_public: true,
  reasons: [],
  resubmissions_left: 5,
  history: [{ at: '2026-11-15T09:00:00Z', what: 'approved' }],
  preview: {},
} as unknown as OwnVacancyPage;

async function open(patch: Partial<OwnVacancyPage> = {}) {
  const queryClient = makeQueryClient();
  setMe(queryClient, employer());
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({
      component: () => (
        <OwnPage
          vacancy={{ ...VACANCY, ...patch }}
          chart={<p>{'A chart'}</p>}
          share={<button type="button">{'Share it'}</button>}
          undo={null}
          renderPreview={() => <p>{'The text'}</p>}
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
}

it('begins with the state and the next action', async () => {
  await open();
  const status = screen.getByRole('region', { name: 'Status' });
  expect(status.textContent).toContain('Active');
  expect(status.contains(screen.getByRole('button', { name: 'Share it' }))).toBe(true);
  expect(document.querySelector('.own-head')?.nextElementSibling).toBe(status);
});

it.each<[string, Partial<OwnVacancyPage>, boolean, boolean]>([
  ['open, seen by nobody yet', {}, true, false],
  ['open and seen', { views: 3 }, true, true],
  ['waiting', { standing: 'waiting', next_action: null, is_public: false }, false, false],
  ['closed, with numbers', { standing: 'closed', next_action: 'clone', views: 3 }, true, true],
])('%s: a chart only with data', async (_, patch, numbers, chart) => {
  await open(patch);
  expect(screen.queryByRole('region', { name: 'Statistics' }) !== null).toBe(numbers);
  expect(screen.queryByText('A chart') !== null).toBe(chart);
  expect(screen.queryByText(/Nobody has opened it yet/) !== null).toBe(numbers && !chart);
});
