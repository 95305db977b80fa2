import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { employer } from '@/session/testing';
import { AccountProvider } from '../account-provider';
import { Deletion } from './deletion';

beforeEach(() => startLocale('/en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  startLocale('/');
});

/** Asks for the deletion; the server refuses with this code. */
async function refusedWith(code: string) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: false, code, message: `Refused: ${code}` }, { status: 409 }),
  );
  vi.stubGlobal('scrollTo', () => undefined);
  const root = createRootRoute({
    component: () => (
      <AccountProvider user={employer()}>
        <Deletion />
      </AccountProvider>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete the account' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete the account' }));
  await dialog.findByText(`Refused: ${code}`);
  return dialog;
}

it('leads to the team that holds the account', async () => {
  const dialog = await refusedWith('company_has_members');
  const link = dialog.getByRole('link', { name: 'Open the team' });
  expect(link.getAttribute('href')).toBe('/profile/company/team');
});

it('shows no link with another refusal', async () => {
  const dialog = await refusedWith('too_many_requests');
  expect(dialog.queryByRole('link')).toBeNull();
});

it('says before that the vacancies are hidden, and only to the owner', async () => {
  const dialog = await refusedWith('too_many_requests');
  expect(dialog.getByText(/Candidates stop seeing your company and its vacancies/)).toBeTruthy();
});
