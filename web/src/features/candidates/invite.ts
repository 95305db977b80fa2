/** Calls of inviting a candidate to a vacancy. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { sendOnce } from '@/forms/send-once';

/** More open vacancies than any plan has. */
const MOST = 100;

/** The vacancies of the company that candidates can see now. */
export const openVacanciesQuery = () =>
  queryOptions({
    // The second part is the path, so that changes of the own vacancies refresh it too.
    queryKey: ['get', '/api/v1/my/jobs', 'open'],
    queryFn: async ({ signal }) => {
      const query = { filter: 'active', per_page: MOST } as const;
      const { data } = await bodyOf(api.GET('/api/v1/my/jobs', { params: { query }, signal }));
      return data
        .filter(({ is_public, lifecycle }) => is_public && lifecycle === 'open')
        .map(({ slug, title }) => ({ slug, title }));
    },
  });

/** Always asked anew: colleagues invite too, and time brings places back. */
export const invitationsLeftQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/my/invitations-left'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/my/invitations-left', { signal }))).data,
  });

/** The same invitation is sent once, however often the button is pressed after a lost answer. */
export const inviteCandidate = (slug: string, body: { vacancy: string; message: string }) =>
  sendOnce(`invite:${slug}`, body, async (key) => {
    const params = { path: { slug } };
    const headers = { 'Idempotency-Key': key };
    const answer = api.POST('/api/v1/candidates/{slug}/invite', { params, body, headers });
    return (await bodyOf(answer)).data;
  });
