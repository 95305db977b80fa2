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
import { m } from '@/paraglide/messages';
import { meQuery, type User } from '@/session/me';
import { employer } from '@/session/testing';
import { PlacesLine } from './places-line';
import { openPlacesQuery } from './queries';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(cleanup);

async function show(me: User, used: number) {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(meQuery().queryKey, me);
  const places = { open_used: used, open_limit: 3, is_verified: false };
  queryClient.setQueryData(openPlacesQuery().queryKey, places);
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: PlacesLine }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

it('tells how many places there are while one is free', async () => {
  await show(employer(), 2);
  await screen.findByText('Open vacancies: 2 / 3');
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells what makes room when none is free, and nothing that does not', async () => {
  await show(employer(), 3);
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('first close or delete an open one');
  expect(told.textContent).not.toMatch(/pause|renew|wait until/);
  expect(screen.getByRole('link', { name: m.verification_go() })).toBeDefined();
});

it('offers verification only to those who may ask for it', async () => {
  await show(employer('recruiter'), 3);
  await screen.findByRole('status');
  expect(screen.queryByRole('link', { name: m.verification_go() })).toBeNull();
});
