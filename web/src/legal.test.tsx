import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { makeRouter } from './router';

const MARK = 'terms-2026-12-01 privacy-2026-12-01';
const COMING = { version: '2026-12-01', effective_at: '2026-12-04T19:00:00Z' };
const FACTS = {
  document: 'terms',
  version: '2026-11-01',
  published_at: '2026-10-31T19:00:00Z',
  effective_at: '2026-11-03T19:00:00Z',
  standing: 'in_force',
  changes: 'Birinchi tahrir.',
  previous: null as object | null,
  next: null as object | null,
};

/** Renders the app at a path, with the texts that the server writes into the page. */
async function open(address: string, facts: Partial<typeof FACTS> = {}) {
  const locale = startLocale(address);
  const queryClient = makeQueryClient();
  const version = new URL(address, 'http://x').searchParams.get('version');
  const params = version
    ? { path: { page: 'terms' }, query: { version } }
    : { path: { page: 'terms' } };
  queryClient.setQueryData(['get', '/api/v1/pages/{page}', { params }], {
    status: true,
    page: { slug: 'terms', title: 'Shartlar', description: '', html: '<h2>1. Hisob</h2>' },
    legal: { ...FACTS, ...facts },
  });
  queryClient.setQueryData(['get', '/api/v1/legal/notices'], {
    status: true,
    notices: [
      { document: 'terms', ...COMING },
      { document: 'privacy', ...COMING },
    ],
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(queryClient, locale, history);
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
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.notice;
  startLocale('/');
});

describe('a legal document', () => {
  it('says which version it is and since when', async () => {
    await open('/ru/help/terms');
    expect(screen.getByText(/Редакция от 01\.11\.2026/).textContent).toContain(
      'действует с 04.11.2026',
    );
    expect(screen.queryByRole('link', { name: /новую редакцию/ })).toBeNull();
  });

  it('leads to the coming version and to the one before', async () => {
    await open('/help/terms', {
      previous: { version: '2026-01-01', effective_at: '2026-01-04T19:00:00Z' },
      next: COMING,
    });
    const next = screen.getByRole('link', { name: /yangi tahrirni/ });
    expect(next.getAttribute('href')).toBe('/help/terms?version=2026-12-01');
    expect(next.textContent).toContain('05.12.2026');
    const previous = screen.getByRole('link', { name: /oldingi tahrirni/ });
    expect(previous.getAttribute('href')).toBe('/help/terms?version=2026-01-01');
  });

  it('leads from a past version to the one in force', async () => {
    await open('/en/help/terms?version=2026-11-01', { standing: 'past', next: COMING });
    expect(screen.getByText(/no longer in force/)).toBeTruthy();
    const current = screen.getByRole('link', { name: 'Read the version in force' });
    expect(current.getAttribute('href')).toBe('/en/help/terms');
    expect(current.hasAttribute('aria-current')).toBe(false);
  });
});

describe('the notice of a change', () => {
  it('stands on a page that the server marked, once for each document', async () => {
    document.documentElement.dataset.notice = MARK;
    await open('/ru/help/terms');
    const notice = within(screen.getByRole('complementary', { name: 'Изменения в правилах' }));
    const links = notice.getAllByRole('link', { name: 'Прочитать' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/ru/help/terms?version=2026-12-01',
      '/ru/help/privacy?version=2026-12-01',
    ]);
    expect(notice.getByText(/Политика конфиденциальности меняется.*05\.12\.2026/)).toBeTruthy();
  });

  it('is closed for this very change', async () => {
    document.documentElement.dataset.notice = MARK;
    const { user } = await open('/help/terms');
    const notice = screen.getByRole('complementary');
    await user.click(within(notice).getByRole('button', { name: 'Yopish' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('notice')).toBe(MARK);
    expect(document.documentElement.dataset.notice).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is not there without the mark', async () => {
    await open('/help/terms');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
