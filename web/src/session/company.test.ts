import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '@/api/query-client';
import { switchCompany } from './company';
import { meQuery, setMe } from './me';
import { mayInCompany } from './rights';
import { employer } from './testing';

afterEach(() => vi.unstubAllGlobals());

it('knows what a member may do, and that a candidate may do nothing in the company', () => {
  expect(mayInCompany(employer('recruiter'), 'run_vacancies')).toBe(true);
  expect(mayInCompany(employer('recruiter'), 'manage_members')).toBe(false);
  expect(mayInCompany(employer('viewer'), 'run_vacancies')).toBe(false);
  expect(mayInCompany(employer('owner', { role: 'candidate' }), 'see_work')).toBe(false);
  expect(mayInCompany(employer('owner', { customer: null }), 'see_work')).toBe(false);
  expect(mayInCompany(null, 'see_work')).toBe(false);
});

it('switches: opens the profile and drops what was loaded for the former company', async () => {
  const other = employer('viewer', { id: 'u1' });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ status: true, user: other });
  });
  vi.stubGlobal('scrollTo', () => undefined);
  const queryClient = makeQueryClient();
  setMe(queryClient, employer('owner'));
  queryClient.setQueryData(['get', '/api/v1/spheres'], 'spheres');
  queryClient.setQueryData(['get', '/api/v1/my/jobs', { page: 1 }], 'jobs');
  queryClient.setQueryData(['candidates', 'saved'], 'saved');
  queryClient.setQueryData(['get', '/api/v1/company/members'], 'team');
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/profile/my-vacancies'] }),
  });
  await switchCompany(queryClient, router, 'other');
  expect(sent).toEqual([['/api/v1/me/company', { slug: 'other' }]]);
  expect(router.state.location.pathname).toBe('/profile');
  expect(queryClient.getQueryData(meQuery().queryKey)).toEqual(other);
  const left = queryClient.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey[1])).toEqual(['/api/v1/me', '/api/v1/spheres']);
});
