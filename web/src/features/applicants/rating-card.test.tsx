import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { startLocale } from '@/i18n/locale';
import { applicantKeys, useApplicant } from './queries';
import { RatingCard } from './rating-card';
import { applicantView } from './testing';
import type { ApplicantView, Rating } from './wire';

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

const OTHER: Rating = {
  author: { user_id: 'u2', name: 'Sardor Aliyev' },
  recommendation: 'maybe',
  skills: [{ name: 'Communication', score: 3 }],
  note: 'Quiet, but honest.',
  at: '2026-11-15T09:00:00Z',
};

function Page({ slug, resume }: { slug: string; resume: string }) {
  const { data } = useApplicant(slug, resume);
  return data ? <RatingCard view={data} /> : null;
}

/** The card on the page of an application, and a server that knows the marks of a colleague. */
function open(over: Partial<ApplicantView> = {}) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = await request.json();
    sent.push(body);
    const author = { user_id: 'u1', name: 'Nigora Karimova' };
    const mine = { note: null, ...body, author, at: '2026-11-16T09:00:00Z' };
    return Response.json({ status: true, data: mine, others: [OTHER] });
  });
  const queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  const view = applicantView(over);
  queryClient.setQueryData(applicantKeys.one('cook', 'r1'), view);
  render(
    <QueryClientProvider client={queryClient}>
      <Page slug="cook" resume="r1" />
    </QueryClientProvider>,
  );
  return sent;
}

it('hides the marks of others until the own ones are saved', async () => {
  const sent = open({ ratings: 1 });
  expect(screen.getByText(/1 person has rated/)).toBeDefined();
  expect(screen.queryByText('Sardor Aliyev')).toBeNull();

  const stars = screen.getByRole('group', { name: 'Communication' });
  await userEvent.click(within(stars).getByRole('radio', { name: '5 of 5' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));

  expect(await screen.findByText('Sardor Aliyev')).toBeDefined();
  expect(screen.getByText('Quiet, but honest.')).toBeDefined();
  // The mean of five and three.
  expect(screen.getByText('4.0')).toBeDefined();
  expect(sent).toEqual([{ recommendation: 'yes', skills: [{ name: 'Communication', score: 5 }] }]);
});

it('asks for a verdict, and takes skills of the company', async () => {
  const sent = open();
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(screen.getByText('Choose your recommendation')).toBeDefined();
  expect(sent).toEqual([]);

  const field = screen.getByRole('textbox', { name: 'Your own criterion' });
  await userEvent.type(field, 'Plov{Enter}');
  await userEvent.type(field, 'plov{Enter}');
  expect(screen.getByText('This is already there')).toBeDefined();
  const stars = screen.getByRole('group', { name: 'Plov' });
  await userEvent.click(within(stars).getByRole('radio', { name: '4 of 5' }));
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  await screen.findByText('Sardor Aliyev');
  expect(sent).toEqual([{ recommendation: 'no', skills: [{ name: 'Plov', score: 4 }] }]);
});

it('has nothing to press for members who only look', () => {
  open({ can_act: false, ratings: 0 });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Nobody has rated yet.')).toBeDefined();
});
