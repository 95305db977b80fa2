// The frame for guests and for signed-in users, on the real router.
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { guard } from '@/session/guards';
import { meQuery, type User } from '@/session/me';
import { employer } from '@/session/testing';
import { clearToken, hasToken, writeToken } from '@/session/token';
import { HeaderBell } from './bell-entry';
import { DefaultLayout } from './default-layout';
import { ErrorPage } from './error-page';

const malika = {
  id: 'm1',
  role: 'candidate',
  unfinished: null,
  candidate: { name: 'Malika', surname: 'Yusupova', avatar: null },
  customer: null,
  companies: [],
  team_invitations: [],
} as unknown as User;

let answer: () => Promise<Response>;
const asked: string[] = [];

async function open(address: string) {
  const root = createRootRouteWithContext<{ queryClient: ReturnType<typeof makeQueryClient> }>()({
    component: () => (
      <HeaderBell value={({ person }) => <p>Bell of {person}</p>}>
        <DefaultLayout>
          <Outlet />
        </DefaultLayout>
      </HeaderBell>
    ),
  });
  const page = (path: string, more: object = {}) =>
    createRoute({ path, getParentRoute: () => root, component: () => <h1>{path}</h1>, ...more });
  const queryClient = makeQueryClient();
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [address] }),
    routeTree: root.addChildren([
      page('/'),
      page('/profile'),
      page('/profile/settings'),
      page('/candidates', { beforeLoad: guard('customer') }),
    ]),
    context: { queryClient },
    defaultErrorComponent: ErrorPage,
  });
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's routes are not in the generated route types. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { queryClient, router, user: userEvent.setup() };
}

beforeEach(() => {
  startLocale('/en');
  asked.length = 0;
  answer = async () => Response.json({ status: true, user: malika });
  vi.stubGlobal('scrollTo', () => {});
  // The test browser has no popover API.
  HTMLElement.prototype.hidePopover ??= () => undefined;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
  startLocale('/');
});

const ways = () => screen.queryAllByRole('link', { name: /Sign in|Register/ }).length;

it('shows guests the sign-in link and sends no request', async () => {
  await open('/');
  const hrefs = screen
    .getAllByRole('link', { name: /Sign in|Register/ })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/auth/login', '/auth/register', '/auth/login']);
  expect(screen.queryByRole('button', { name: 'My account' })).toBeNull();
  expect(asked).toEqual([]);
});

it('never shows "Sign in" to a person with a token, however slow the response is', async () => {
  writeToken('1|a');
  let arrive: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  await open('/');
  expect(ways()).toBe(0);
  expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
  arrive(Response.json({ status: true, user: malika }));
  const button = await screen.findByRole('button', { name: 'My account' });
  expect(button.querySelector('.avatar')?.textContent).toBe('MY');
  // An aria-label on the initials would contradict the visible text.
  expect(button.hasAttribute('aria-label')).toBe(false);
  expect(ways()).toBe(0);
});

it('becomes a guest when the check is refused', async () => {
  writeToken('1|a');
  answer = async () => Response.json({ code: 'unauthorized' }, { status: 401 });
  await open('/');
  await waitFor(() => expect(ways()).toBe(3));
});

it('names the person and the role, leads to profile and settings', async () => {
  writeToken('1|a');
  const { router, user } = await open('/');
  await user.click(await screen.findByRole('button', { name: 'My account' }));
  const menu = screen.getByRole('menu', { hidden: true });
  expect(menu.textContent).toContain('Malika Yusupova');
  expect(menu.textContent).toContain('Candidate');
  expect(screen.getByRole('menuitem', { name: 'Saved', hidden: true })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'My applications', hidden: true })).toBeTruthy();
  // On phones applications and favourites are one tap away.
  const tabs = screen.getByRole('navigation', { name: 'Quick menu' });
  expect(tabs.querySelector('[href="/user/favorites"]')).toBeTruthy();
  expect(tabs.querySelector('[href="/profile/applications"]')).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Settings', hidden: true }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/settings'));
});

it('has a bell for signed-in users in place of the theme button of guests', async () => {
  await open('/');
  expect(screen.getByRole('button', { name: 'Light or dark appearance' })).toBeTruthy();
  expect(screen.queryByText(/Bell of/)).toBeNull();
  cleanup();
  writeToken('1|a');
  await open('/');
  expect(await screen.findByText('Bell of m1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Light or dark appearance' })).toBeNull();
});

it('signs out and leaves for a fresh home page', async () => {
  writeToken('1|a');
  const { queryClient, user } = await open('/');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'My account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out', hidden: true }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/en'));
  expect(asked).toContain('/api/v1/auth/logout');
  expect(hasToken()).toBe(false);
  expect(queryClient.getQueryData(meQuery().queryKey)).not.toMatchObject({ role: 'candidate' });
});

it('shows a user with the wrong account type where to change it', async () => {
  writeToken('1|a');
  await open('/candidates');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is not for you');
  const change = screen.getByRole('link', { name: 'Change account type' });
  expect(change.getAttribute('href')).toBe('/profile/settings/role');
});

it('switches between the companies of an employer', async () => {
  writeToken('1|a');
  const companies = [
    { slug: 'adras', name: 'Adras', avatar: null, role: 'owner', in_use: true },
    { slug: 'bahor', name: 'Bahor', avatar: null, role: 'viewer', in_use: false },
  ] as const;
  answer = async () =>
    Response.json({ status: true, user: employer('owner', { companies: [...companies] }) });
  const { router, user } = await open('/');
  await user.click(await screen.findByRole('button', { name: 'My account' }));
  const choices = screen.getAllByRole('menuitemradio', { hidden: true });
  expect(choices.map(({ textContent }) => textContent)).toEqual(['AdrasOwner', 'BahorViewer']);
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  // The one in use is not switched to again.
  await user.click(choices[0] as HTMLElement);
  expect(asked).not.toContain('/api/v1/me/company');
  await user.click(choices[1] as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(asked).toContain('/api/v1/me/company');
});

it('does not offer a viewer to post a vacancy', async () => {
  writeToken('1|a');
  for (const [role, count] of [
    ['recruiter', 1],
    ['viewer', 0],
  ] as const) {
    answer = async () => Response.json({ status: true, user: employer(role) });
    await open('/');
    await screen.findByRole('button', { name: 'My account' });
    const items = screen.queryAllByRole('menuitem', { name: 'Post a vacancy', hidden: true });
    expect(items).toHaveLength(count);
    // Everybody of a company sees its applications: in the header, and one tap away on phones.
    expect(document.querySelectorAll('a[href="/monitoring"]')).toHaveLength(2);
    expect(screen.getByRole('menuitem', { name: 'Applications', hidden: true })).toBeTruthy();
    cleanup();
  }
});
