// The card in lists of the app.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { vacancy } from '@/api/testing';
import { startLocale } from '@/i18n/locale';
import { meQuery, type User } from '@/session/me';
import { employer } from '@/session/testing';
import { VacancyList } from './vacancy-list';

const JOB = vacancy();
const CANDIDATE = { id: 'u1', role: 'candidate', companies: [] } as unknown as User;

beforeEach(() => {
  startLocale('/en');
});
afterEach(() => {
  cleanup();
  startLocale('/');
});

function open(cards: (typeof JOB)[], me: User | null = null, look?: 'tiles') {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(meQuery().queryKey, me);
  render(
    <QueryClientProvider client={queryClient}>
      <VacancyList cards={cards} headingLevel={2} look={look} />
    </QueryClientProvider>,
  );
}

const href = (title: string) => screen.getByRole('link', { name: title }).getAttribute('href');

it('shows company, title, place and pay', () => {
  open([JOB]);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { level: 2, name: 'Cook' })).toBeTruthy();
  expect(href('Cook')).toBe(`/en/jobs/${JOB.slug}`);
  expect(card.getByText('Osh markazi')).toBeTruthy();
  expect(card.getByText('verified company')).toBeTruthy();
  expect(card.getByText('Samarkand · Full-time')).toBeTruthy();
  // Short on the screen, exact for screen readers.
  const exact = card.getByText('7 000 000–11 000 000 UZS');
  expect(exact.previousElementSibling?.textContent).toMatch(/^7.0–11.0M.UZS$/);
  expect(exact.previousElementSibling?.getAttribute('aria-hidden')).toBe('true');
});

it('shows nothing for unknown facts', () => {
  const bare = vacancy({ salary: null, published_at: null });
  open([{ ...bare, customer: { ...bare.customer, is_verified: false } }]);
  expect(screen.getByRole('article').textContent).toBe(
    'CookOsh markaziSamarkand · Full-timeFrom 1 year',
  );
});

it('shows the latest step beside the age', () => {
  open([
    vacancy({ contacted: true, responded: 'waiting' }),
    vacancy({ id: '2', contacted: true }),
    vacancy({ id: '3' }),
  ]);
  const ages = screen.getAllByRole('time').map(({ parentElement }) => parentElement?.textContent);
  expect(ages.map((age) => age?.replace(/^[^·]*/, ''))).toEqual([
    '· Applied',
    '· Contacts opened',
    '',
  ]);
});

it('leads its owner to his own page, and only him', () => {
  const other = vacancy({ id: '2', slug: 'baker-1', title: 'Baker' });
  const me = employer();
  const slug = me.customer?.slug ?? '';
  open(
    [
      { ...JOB, customer: { ...JOB.customer, slug } },
      { ...other, customer: { ...other.customer, slug: 'non' } },
    ],
    me,
  );
  expect(href('Cook')).toBe(`/en/profile/my-vacancies/${JOB.slug}`);
  expect(href('Baker')).toBe('/en/jobs/baker-1');
});

it('offers candidates to hide a vacancy of a list in rows', async () => {
  open([JOB], CANDIDATE);
  expect(await screen.findByRole('button', { name: 'More actions: Cook' })).toBeTruthy();
  cleanup();
  open([JOB], CANDIDATE, 'tiles');
  expect(screen.queryByRole('button', { name: /More/ })).toBeNull();
});
