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
import { startLocale } from '@/i18n/locale';
import { ColumnsDialog } from './columns-dialog';
import type { StageColumn, Stages, StagesIn } from './list';

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

const column = (id: string, stage: StageColumn['stage'], name: string | null, count = 0) => ({
  id,
  stage,
  name,
  count,
});
const BOARD: Stages = {
  version: 'v1',
  columns: [
    column('n', 'new', null, 2),
    column('r', 'review', null, 3),
    column('p', 'review', 'Phone'),
  ],
  can_edit: true,
};

async function open(stages: Stages = BOARD, newer?: Stages) {
  const sent: StagesIn[] = [];
  const onClose = vi.fn();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json({ status: true, data: stages });
    sent.push(await request.json());
    if (newer && sent.length === 1) {
      const refused = { status: false, code: 'version_conflict', message: 'x', stages: newer };
      return Response.json(refused, { status: 409 });
    }
    return Response.json({ status: true, data: stages });
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ColumnsDialog onClose={onClose} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByText(stages.can_edit ? /never see the names/ : /You are a viewer/);
  return { sent, onClose };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Columns of the board' }))
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value, placeholder }) => value || placeholder);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('renames, adds, moves by buttons and saves the whole list', async () => {
  const { sent, onClose } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of column 2' }), 'Seen');
  await press('Add a column');
  const added = screen.getByRole('textbox', { name: 'Name of column 4' });
  await waitFor(() => expect(document.activeElement).toBe(added));
  await userEvent.type(added, 'Homework');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'new');
  await press('“Homework”: up');
  expect(names()).toEqual(['New', 'Seen', 'Homework', 'Phone']);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('“Homework”: up'),
  );
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      version: 'v1',
      columns: [
        { id: 'n', stage: 'new', name: null },
        { id: 'r', stage: 'review', name: 'Seen' },
        { id: null, stage: 'new', name: 'Homework' },
        { id: 'p', stage: 'review', name: 'Phone' },
      ],
    },
  ]);
});

it('says where the cards go before it removes, and brings back', async () => {
  await open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '“New”: delete' }).disabled).toBe(
    true,
  );
  await press('“In review”: delete');
  expect(
    screen.getByText('“In review” will be deleted, 3 candidates move to “Phone”.'),
  ).toBeDefined();
  expect(names()).toEqual(['New', 'Phone']);
  await press('Bring back');
  expect(names()).toEqual(['New', 'In review', 'Phone']);
});

it('names a name that is taken and sends nothing', async () => {
  const { sent } = await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of column 1' }), 'phone');
  await press('Save');
  expect(screen.getByText('This name is taken')).toBeDefined();
  expect(sent).toEqual([]);
});

it('shows the newer list when a colleague was faster', async () => {
  const newer = {
    ...BOARD,
    version: 'v2',
    columns: [column('n', 'new', 'First'), ...BOARD.columns.slice(1)],
  };
  const { sent, onClose } = await open(BOARD, newer);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of column 1' }), 'Mine');
  await press('Save');
  expect(await screen.findByText(/A colleague has just changed/)).toBeDefined();
  expect(names()).toEqual(['First', 'In review', 'Phone']);
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]?.version).toBe('v2');
});

it('tells a viewer who changes the columns', async () => {
  await open({ ...BOARD, can_edit: false });
  expect(screen.queryByRole('textbox')).toBeNull();
});
