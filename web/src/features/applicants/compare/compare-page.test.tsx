import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { card } from '../board/testing';
import { ComparePage } from './compare-page';
import { compared, comparison, fits } from './testing';

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

const PEOPLE = ['Ali', 'Bek', 'Gul'].map((id, place) =>
  compared(id, {
    card: card(id, 'review', { experience_months: 12 * (place + 1) }),
    fits: fits({ experience: (['no', 'partly', 'fits'] as const)[place] ?? null, pay: 'fits' }),
  }),
);

function Page({ ids }: { ids: string[] }) {
  const [known, setKnown] = useState(ids);
  return (
    <ComparePage
      slug="cook-abc123"
      title="Cook"
      ids={known}
      nameOfLanguage={same}
      onChange={setKnown}
    />
  );
}

const same = (code: string) => code;

async function open(ids: string[], status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.get('ids') ?? '');
    const wanted = searchParams.get('ids')?.split(',') ?? [];
    const people = PEOPLE.filter((one) => wanted.includes(one.card.id));
    return Response.json({ status: status === 200, data: comparison(people) }, { status });
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Page ids={ids} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => within(head).queryByRole('link')?.getAttribute('aria-label'));
const rowTitles = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

it('stands people side by side, each fact with its mark in words', async () => {
  await open(['Ali', 'Bek']);
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Comparing 2 candidates');
  expect(heads()).toEqual([undefined, 'Open: Ali', 'Open: Bek']);
  const experience = screen.getByRole('row', { name: /^Experience/ });
  expect(within(experience).getByText(/does not fit/)).toBeDefined();
  expect(within(experience).getByText(/fits in part/)).toBeDefined();
  expect(screen.getByText('Age, sex, photo and family status are never compared.')).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
});

it('hides equal rows on demand', async () => {
  await open(['Ali', 'Bek']);
  await screen.findByRole('table');
  expect(rowTitles().some((title) => title?.startsWith('Place'))).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: 'Differences only' }));
  expect(rowTitles().some((title) => title?.startsWith('Place'))).toBe(false);
  expect(rowTitles().some((title) => title?.startsWith('Experience'))).toBe(true);
});

it('keeps the focus beside the one who was removed by the mouse', async () => {
  await open(['Ali', 'Bek', 'Gul']);
  await screen.findByRole('table');
  await userEvent.click(screen.getByRole('button', { name: /Bek/ }));
  await waitFor(() => expect(heads()).toEqual([undefined, 'Open: Ali', 'Open: Gul']));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open: Gul' }));
});

it('is walked by arrows; Delete takes a column away and keeps the focus', async () => {
  const asked = await open(['Ali', 'Bek', 'Gul']);
  await screen.findByRole('table');
  const link = (name: string) => screen.getByRole('link', { name: `Open: ${name}` });
  link('Ali').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(link('Bek'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(link('Gul'));
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  await waitFor(() => expect(heads()).toEqual([undefined, 'Open: Ali', 'Open: Gul']));
  await waitFor(() => expect(document.activeElement).toBe(link('Gul')));
  expect(screen.getByText('Bek was removed from the comparison')).toBeDefined();
  await waitFor(() => expect(asked).toEqual(['Ali,Bek,Gul', 'Ali,Gul']));
});

it('needs two', async () => {
  const asked = await open(['Ali']);
  expect(screen.getByText(/Tick two to four candidates/)).toBeDefined();
  expect(asked).toEqual([]);
});

it('leads back when somebody is not there any more', async () => {
  await open(['Ali', 'Bek'], 404);
  expect(await screen.findByText(/Tick two to four candidates/)).toBeDefined();
});
