import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { m } from '@/paraglide/messages';
import { PlacesNote } from './places-note';
import { othersQuery } from './queries';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIMITS = { total: 4, active: 2 };

/** What is said to somebody who has these resumes. */
async function told(statuses: string[], isNew?: boolean): Promise<string | undefined> {
  const data = statuses.map((status, id) => ({ id: String(id), status }));
  const queryClient = makeQueryClient();
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data, limits: LIMITS }));
  await queryClient.fetchQuery(othersQuery());
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: () => <PlacesNote isNew={isNew} /> }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const note = screen.queryByRole('status')?.querySelector('p')?.textContent ?? undefined;
  cleanup();
  return note;
}

it('tells before the form what will be refused in the end, and what makes room', async () => {
  const active = m.resume_form_places_full({ limit: 2 });
  const full = m.my_resumes_full({ limit: 4 });
  expect(await told([], true)).toBeUndefined();
  expect(await told(['active', 'draft', 'draft'], true)).toBeUndefined();
  expect(await told(['active', 'active'], true)).toBe(active);
  expect(await told(['active', 'active', 'draft', 'draft'], true)).toBe(full);
  // It has its place already, but not among the active ones.
  expect(await told(['active', 'draft', 'draft', 'draft'])).toBeUndefined();
  expect(await told(['active', 'active', 'draft', 'draft'])).toBe(active);
});
