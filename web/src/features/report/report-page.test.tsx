import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { saveFile } from '@/lib/save-file';
import type { ReportFilter } from './filter';
import { ReportPage } from './report-page';
import { reportOf } from './testing';
import type { HiringReport } from './wire';

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }));

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});
afterEach(() => {
  cleanup();
  later = undefined;
  vi.unstubAllGlobals();
});

/** What the report answers from now on. */
let later: number | undefined;

interface Opened {
  report?: HiringReport;
  filter?: ReportFilter;
  /** The report answers with this status. */
  status?: number;
}

async function open({ report = reportOf(), filter = {}, status = 200 }: Opened = {}) {
  const asked: string[] = [];
  const onChange = vi.fn();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    if (pathname.endsWith('/export')) return new Response('table');
    const now = later ?? status;
    const body = now === 200 ? { status: true, data: report } : { status: false };
    return Response.json(body, { status: now });
  });
  const queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    routeTree: createRootRoute({
      component: () => <ReportPage company="adras" filter={filter} onChange={onChange} />,
    }),
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's own route is not part of the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { asked, onChange, queryClient };
}

const part = (name: string) => screen.findByRole('region', { name });

it('tells four numbers, each beside what it was before', async () => {
  await open();
  const figure = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
  expect(await figure('Applications')).toBe('Applications31241 more than before');
  expect(await figure('Hired')).toBe('Hired6for 5 vacancies');
  expect(await figure('From posting to hiring')).toBe(
    'From posting to hiring19 days24 days before',
  );
  expect(await figure('Share answered')).toMatch(/96%.*91% before.*after 14 hours/);
});

it('shows where people fall out, and says it in words', async () => {
  await open();
  const funnel = await part('Funnel');
  within(funnel).getByRole('button', { name: 'In review: 214, 69% of all applications' });
  within(funnel).getByText('6 of 41 went on to “Hired”.');
  const table = within(funnel).getByRole('table', { hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(5);
});

it('names the slowest stage and what candidates see', async () => {
  await open();
  const slow = within(await part('Time in stage')).getByText('slowest');
  expect(slow.parentElement?.textContent).toContain('Interview');
  const answers = await part('Answer record');
  expect(answers.textContent).toContain(
    '“Usually answers within 1 day · Answered 96% of applications”',
  );
  within(answers).getByRole('button', { name: /in 24 hours 6, no answer 1/ });
});

it('is walked with arrow keys, one stop for each chart', async () => {
  await open();
  const bars = within(await part('Funnel')).getAllByRole('button');
  expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  bars[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(bars[1]);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(bars[3]);
});

it('tells sources with hires and who ended it', async () => {
  await open();
  const sources = await part('Sources');
  expect(
    within(sources).getByText('Your invitation', { selector: 'span' }).parentElement?.textContent,
  ).toBe('Your invitation22–');
  const reasons = await part('Why it ended');
  within(reasons).getByText('144 ended');
  within(reasons).getByText('Ended by the candidate', { selector: 'span' });
});

it('asks for another period and another vacancy', async () => {
  const { asked, onChange } = await open({ filter: { period: '30', vacancy: 'cook' } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Quarter' }));
  expect(onChange).toHaveBeenCalledWith({ vacancy: 'cook' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Vacancy' }), 'waiter');
  expect(onChange).toHaveBeenLastCalledWith({ period: '30', vacancy: 'waiter' });
  expect(asked).toEqual(['/api/v1/stats/hiring?period=30&vacancy=cook']);
});

it('is downloaded as a table of the same period', async () => {
  const { asked } = await open({ filter: { period: '365' } });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(asked).toContain('/api/v1/stats/hiring/export?period=365');
});

it('draws nothing of fewer than five applications', async () => {
  const { totals } = reportOf();
  await open({ report: reportOf({ totals: { ...totals, applications: 4, hired: 0 } }) });
  await screen.findByText('Not enough data yet');
  expect(screen.queryByRole('region', { name: 'Funnel' })).toBeNull();
});

it('leads on when there is nothing', async () => {
  const { totals } = reportOf();
  const { onChange } = await open({ report: reportOf({ totals: { ...totals, applications: 0 } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all time' }));
  expect(onChange).toHaveBeenCalledWith({ period: 'all' });
});

it('leads back from a vacancy that is not there', async () => {
  const { onChange } = await open({ filter: { vacancy: 'gone' }, status: 404 });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all vacancies' }));
  expect(onChange).toHaveBeenCalledWith({});
});

it('can be tried again after an error, and the choice stays', async () => {
  const { asked } = await open({ status: 500 });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  screen.getByRole('radio', { name: 'Quarter' });
});

it('keeps the numbers when they cannot be refreshed, and says so', async () => {
  const { queryClient } = await open();
  await part('Funnel');
  later = 500;
  await queryClient.invalidateQueries();
  await screen.findByText(/could not be refreshed/);
  expect(await part('Funnel')).toBeDefined();
});
