/** Calls of the owner's resumes. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { refusal } from '@/api/errors';
import type { Sight } from './model';
import type { OwnResume, ResumeList, ResumeViews } from './wire';

type Call = (path: string, init?: object) => Promise<{ data?: never }>;
const calls = api as unknown as { GET: Call; POST: Call };

export const resumesQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/resume'],
    queryFn: ({ signal }): Promise<ResumeList> =>
      bodyOf<ResumeList>(calls.GET('/api/v1/resume', { signal })),
  });

export const ownResumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['get', '/api/v1/resume/{id}', { params: { path: { id } } }],
    queryFn: async ({ signal }): Promise<OwnResume> =>
      own(calls.GET('/api/v1/resume/{id}', { params: { path: { id } }, signal })),
  });

export const resumeViewsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['get', '/api/v1/resume/{id}/views', { params: { path: { id }, query: { page } } }],
    queryFn: ({ signal }): Promise<ResumeViews> =>
      bodyOf<ResumeViews>(
        calls.GET('/api/v1/resume/{id}/views', {
          params: { path: { id }, query: { page } },
          signal,
        }),
      ),
  });

async function own(answer: Promise<{ data?: never }>): Promise<OwnResume> {
  return (await bodyOf<{ data: OwnResume }>(answer)).data;
}

export type StateAction = 'unpublish' | 'renew' | 'clone';

export function changeState(id: string, action: StateAction): Promise<OwnResume> {
  return own(calls.POST(`/api/v1/resume/{id}/${action}`, { params: { path: { id } } }));
}

export function publish(id: string, revision: number): Promise<OwnResume> {
  const body = { revision };
  return own(calls.POST('/api/v1/resume/{id}/publish', { params: { path: { id } }, body }));
}

export function saveSight(
  id: string,
  { visibility, companies, hidden }: Sight,
): Promise<OwnResume> {
  const body = { visibility, companies: companies.map(({ slug }) => slug), hidden };
  return own(calls.POST('/api/v1/resume/{id}/visibility', { params: { path: { id } }, body }));
}

/** Refuses with `status: false` in an answer that is otherwise fine (product §7). */
export async function removeResume(id: string): Promise<void> {
  const answer = await bodyOf<{ status: boolean }>(
    calls.POST('/api/v1/resume/remove/{id}', { params: { path: { id } } }),
  );
  if (!answer.status) throw refusal({ ...answer }, 200);
}

/** Makes a new share link; only this answer has it. The previous link stops working. */
export async function makeLink(id: string): Promise<string> {
  const answer = await bodyOf<{ data: { url: string } }>(
    calls.POST('/api/v1/resume/{id}/link', { params: { path: { id } } }),
  );
  return answer.data.url;
}

export function revokeLink(id: string): Promise<unknown> {
  return calls.POST('/api/v1/resume/{id}/link/revoke', { params: { path: { id } } });
}

/** Stores the changed resume and refetches the list, whose order and numbers have changed. */
export async function keepResume(queryClient: QueryClient, resume: OwnResume): Promise<void> {
  queryClient.setQueryData(ownResumeQuery(resume.id).queryKey, resume);
  await queryClient.invalidateQueries({ queryKey: resumesQuery().queryKey });
}
