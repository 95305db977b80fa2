// Pages of the app inside the frame of the server, of which only <main> is drawn here.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { startNavigationEffects } from '@/layouts/navigation-effects';
import { makeRouter } from './router';

async function open(address: string) {
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  await router.load();
  startNavigationEffects(router, locale);
  render(
    <main id="main" tabIndex={-1}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </main>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { history, user: userEvent.setup() };
}

const page = document.documentElement.dataset;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data: [], social: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  startLocale('/');
  document.body.innerHTML = '';
});

describe('a page that does not exist', () => {
  it.each([
    ['/yoq/sahifa', 'Sahifa topilmadi', 'uz'],
    ['/ru/net', 'Страница не найдена', 'ru'],
    ['/de/help', 'Sahifa topilmadi', 'uz'],
  ])('%s says so, with the path', async (address, title, locale) => {
    await open(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(address)).toBeTruthy();
    await waitFor(() => expect(page.route).toBe(`not-found___${locale}`));
    expect(page.frame).toBe('site');
  });

  it('leads to documents in the language of the address', async () => {
    await open('/ru/net');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/ru', '/ru/jobs']);
  });
});

it('names itself, its frame and its title, and marks where one is', async () => {
  document.body.innerHTML = `
    <a href="/en/auth/login" data-nav="/auth/login">Sign in</a>
    <a href="/en/profile" data-nav="/profile">Profile</a>
    <a class="language" lang="ru" href="/ru">Ру</a>`;
  await open('/en/auth/login?reason=candidates_only');
  await waitFor(() => expect(document.title).toBe('Sign in | Ishbor'));
  expect(page.route).toBe('auth-login___en');
  expect(page.frame).toBe('auth');
  const here = document.querySelectorAll('[aria-current="page"]');
  expect([...here].map(({ textContent }) => textContent)).toEqual(['Sign in']);
  expect(document.querySelector('.language')?.getAttribute('href')).toBe(
    '/ru/auth/login?reason=candidates_only',
  );
});

it('moves the focus to the heading of the next page', async () => {
  const { history, user } = await open('/en/auth/login');
  await user.click(screen.getByRole('link', { name: 'Register' }));
  await waitFor(() => expect(history.location.pathname).toBe('/en/auth/register'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});
