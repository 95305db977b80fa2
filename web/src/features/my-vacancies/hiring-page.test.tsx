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
import { HiringPage } from './hiring-page';

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

/** A fake server that knows one vacancy and stores the last answer about it. */
async function open(answer?: 'yes' | 'no') {
  let state = 'asked';
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      const body = await request.json();
      sent.push(body);
      state = body.answer;
    }
    return Response.json({ status: true, data: { title: 'Cook', slug: 'cook-a1', state } });
  });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({ component: () => <HiringPage token="t1" answer={answer} /> }),
  });
  await router.load();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return sent;
}

it('asks, and takes the answer with one press', async () => {
  const sent = await open();
  await screen.findByRole('heading', { name: 'Are you still hiring?' });
  await userEvent.click(screen.getByRole('button', { name: 'No, we found someone' }));
  await screen.findByRole('heading', { name: 'Congratulations!' });
  expect(sent).toEqual([{ token: 't1', answer: 'no' }]);
});

it('sends the answer of the link by itself, once, and offers the opposite', async () => {
  const sent = await open('yes');
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent).toEqual([{ token: 't1', answer: 'yes' }]);
  await userEvent.click(screen.getByRole('button', { name: 'No, we found someone' }));
  await screen.findByRole('heading', { name: 'Congratulations!' });
  expect(screen.getByRole('button', { name: 'Yes, we are' })).toBeDefined();
  expect(sent).toHaveLength(2);
});
