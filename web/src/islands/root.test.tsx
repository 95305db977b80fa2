import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { startRoot } from './root';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  startLocale('/');
});

it('brings a page to life, and sends what the page before could not', async () => {
  startLocale('/en');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ status: true, liked: true });
  });
  localStorage.setItem('favourites:wishes', '{"cook":true}');
  const props = JSON.stringify({ path: '/job/cook', title: 'Cook', company: 'Osh' });
  document.body.innerHTML = `<div data-island="share" data-props='${props}'><button>Share</button></div>`;
  startRoot(makeQueryClient());
  await waitFor(() => expect(document.querySelector('[data-live]')).toBeTruthy());
  expect(screen.getAllByRole('button', { name: 'Share' })).toHaveLength(1);
  expect(performance.getEntriesByName('alive')).toHaveLength(1);
  await waitFor(() => expect(sent).toEqual([{ job_id: 'cook' }]));
});
