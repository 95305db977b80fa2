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

it('switches: the profile is loaded anew', async () => {
  const other = employer('viewer', { id: 'u1' });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return Response.json({ status: true, user: other });
  });
  const open = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const queryClient = makeQueryClient();
  setMe(queryClient, employer('owner'));
  await switchCompany(queryClient, 'other');
  expect(sent).toEqual([['/api/v1/me/company', { slug: 'other' }]]);
  expect(open).toHaveBeenCalledExactlyOnceWith('/profile');
  expect(queryClient.getQueryData(meQuery().queryKey)).toEqual(other);
});
