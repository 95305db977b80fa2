import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { startNavigationEffects } from '@/layouts/navigation-effects';
import { makeRouter } from './router';

const SPHERES = Array.from({ length: 10 }, (_, i) => ({ slug: `s${i}`, name: `Soha ${i}` }));
const REGIONS = [{ slug: 'toshkent-shahri', name: 'Toshkent shahri' }];
const SUMMARY = {
  total: 1248,
  spheres: [
    { slug: 's1', count: 7 },
    { slug: 's9', count: 1241 },
  ],
  regions: [],
  newest: [],
};
const asked: string[] = [];

/** Renders the whole app at a path, with the data that the server writes into the home page. */
async function open(address: string) {
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(['home'], { spheres: SPHERES, regions: REGIONS });
  queryClient.setQueryData(['get', '/api/v1/jobs/summary'], SUMMARY);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
  startNavigationEffects(router, locale);
  await router.load();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { history, user: userEvent.setup() };
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url);
    const found = { ads: [], applied: [], words: '', corrections: [], relaxed: false };
    return Response.json({ status: true, data: [], ...found, meta: { total: 0, pages: 0 } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  startLocale('/');
});

describe('home', () => {
  it('shows the data that came with the page without a request', async () => {
    await open('/');
    const spheres = within(screen.getByRole('region', { name: 'Soha boʻyicha' }));
    expect(spheres.getByRole('link', { name: /^Soha 9/ }).getAttribute('href')).toBe(
      '/jobs?sphere=s9',
    );
    // Counts are shown beside names, and omitted when they are zero.
    expect(spheres.getByRole('link', { name: /^Soha 9/ }).textContent).toMatch(/1.241/);
    expect(spheres.getByRole('link', { name: 'Soha 2' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Toshkent shahri' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('keeps every inner link in the language of the address', async () => {
    await open('/ru');
    const links = screen.getAllByRole('link').filter((link) => !link.hasAttribute('hreflang'));
    const strays = links
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href !== '#main' && !/^\/ru(\/|\?|$)/.test(href));
    expect(strays).toEqual([]);
    const quick = within(screen.getByRole('list', { name: 'Быстрые фильтры' }));
    const hrefs = quick.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/ru/jobs?work=remote',
      '/ru/jobs?experience=none',
      '/ru/jobs?work=partial',
      '/ru/jobs?resume_required=false',
      '/ru/jobs?salary=10000000',
    ]);
  });

  it('sets its title', async () => {
    await open('/en');
    await waitFor(() => expect(document.title).toBe('Jobs in Uzbekistan | Ishbor'));
    expect(document.documentElement.dataset.route).toBe('index___en');
  });

  it('leads to the same page in other languages and remembers the choice', async () => {
    const { user } = await open('/ru');
    const switcher = within(screen.getByRole('navigation', { name: 'Язык' }));
    expect(switcher.getByRole('link', { name: 'Русский' }).getAttribute('aria-current')).toBe(
      'true',
    );
    const english = switcher.getByRole('link', { name: 'English' });
    expect(english.getAttribute('href')).toBe('/en');
    english.addEventListener('click', (event) => event.preventDefault());
    await user.click(english);
    expect(document.cookie).toContain('i18n_redirected=en');
  });
});

describe('search', () => {
  it('opens the vacancy list with the chosen filters', async () => {
    const { history, user } = await open('/ru');
    await user.type(screen.getByRole('combobox', { name: /^Профессия/ }), ' повар ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Регион' }), 'toshkent-shahri');
    await user.click(screen.getByRole('button', { name: 'Найти работу' }));
    await waitFor(() => expect(history.location.pathname).toBe('/ru/jobs'));
    expect(history.location.search).toBe(
      `?q=${encodeURIComponent('повар')}&location=toshkent-shahri`,
    );
  });
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
    await waitFor(() =>
      expect(document.documentElement.dataset.route).toBe(`not-found___${locale}`),
    );
  });
});

it('moves the focus to the heading of the next page', async () => {
  const { user } = await open('/yoq');
  const inMain = within(screen.getByRole('main'));
  await user.click(inMain.getByRole('link', { name: 'Bosh sahifaga qaytish' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /Ish bor/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('changes the theme and keeps it', async () => {
  const { user } = await open('/yoq');
  document.documentElement.dataset.theme = 'light';
  await user.click(screen.getByRole('button', { name: /Kunduzgi yoki tungi/ }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByRole('button', { name: 'Tungi' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Tizimdagidek' }));
  expect(localStorage.getItem('theme')).toBeNull();
});
