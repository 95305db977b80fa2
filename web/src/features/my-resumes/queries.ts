/** Calls of the owner's resumes. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { $api, api } from '@/api/client';
import { refusal } from '@/api/errors';
import type { Sight } from './model';
import type { OwnResume } from './wire';

export const resumesQuery = () => $api.queryOptions('get', '/api/v1/resume');

export const ownResumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['own-resume', id],
    queryFn: ({ signal }) => own(api.GET('/api/v1/resume/{id}', { params: at(id), signal })),
  });

export const resumeViewsQuery = (id: string, page: number) =>
  $api.queryOptions('get', '/api/v1/resume/{id}/views', {
    params: { path: { id }, query: { page } },
  });

const at = (id: string) => ({ path: { id } });

async function own(answer: Promise<{ data?: { data: OwnResume } }>): Promise<OwnResume> {
  return (await bodyOf(answer)).data;
}

export type StateAction = 'unpublish' | 'renew' | 'clone';

export function changeState(id: string, action: StateAction): Promise<OwnResume> {
  return own(api.POST(`/api/v1/resume/{id}/${action}`, { params: at(id) }));
}

export function publish(id: string, revision: number): Promise<OwnResume> {
  return own(api.POST('/api/v1/resume/{id}/publish', { params: at(id), body: { revision } }));
}

export function saveSight(
  id: string,
  { visibility, companies, hidden }: Sight,
): Promise<OwnResume> {
  const body = { visibility, companies: companies.map(({ slug }) => slug), hidden: [...hidden] };
  return own(api.POST('/api/v1/resume/{id}/visibility', { params: at(id), body }));
}

/** Refuses with `status: false` in an answer that is otherwise fine (product §7). */
export async function removeResume(id: string): Promise<void> {
  const answer = await bodyOf(api.POST('/api/v1/resume/remove/{id}', { params: at(id) }));
  if (!answer.status) throw refusal({ ...answer }, 200);
}

/** Makes a new share link; only this answer has it. The previous link stops working. */
export async function makeLink(id: string): Promise<string | undefined> {
  return (await bodyOf(api.POST('/api/v1/resume/{id}/link', { params: at(id) }))).data?.url;
}

export function revokeLink(id: string): Promise<unknown> {
  return api.POST('/api/v1/resume/{id}/link/revoke', { params: at(id) });
}

/** Stores the changed resume and refetches the list, whose order and numbers have changed. */
export async function keepResume(queryClient: QueryClient, resume: OwnResume): Promise<void> {
  queryClient.setQueryData(ownResumeQuery(resume.id).queryKey, resume);
  await queryClient.invalidateQueries({ queryKey: resumesQuery().queryKey });
}
