/** Calls about one's own vacancies. */
import type { QueryClient } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { refusal } from '@/api/errors';
import { getOptions } from '@/api/vacancies-wire';
import type { Filter, Hiring, OwnList, OwnVacancyPage, Stats, VacancyAction } from './model';

type Call = (path: string, init?: object) => Promise<{ data?: Record<string, unknown> }>;
const post = api.POST as unknown as Call;

export const myVacanciesQuery = (filter: Filter, page: number) =>
  getOptions<OwnList>('/api/v1/my/jobs', { query: { filter, page } });

export const ownVacancyQuery = (slug: string) =>
  getOptions<{ data: OwnVacancyPage }>('/api/v1/my/jobs/{slug}', { path: { slug } });

export const statsQuery = (slug: string) =>
  getOptions<{ data: Stats }>('/api/v1/my/jobs/{slug}/stats', { path: { slug } });

/** What its owner does with a vacancy, beside changing its text. */
export type StateAction = Exclude<VacancyAction, 'edit' | 'clone' | 'delete'>;

export const changeState = (slug: string, action: StateAction) =>
  bodyOf(post(`/api/v1/jobs/{slug}/${action}`, { params: { path: { slug } } }));

/** Its words become the draft of a new vacancy. */
export const cloneVacancy = (slug: string, replace: boolean) =>
  bodyOf(post('/api/v1/jobs/{slug}/clone', { params: { path: { slug } }, body: { replace } }));

/** Refuses with `status: false` in an answer that is otherwise fine (seed §8). */
export async function deleteVacancy(slug: string): Promise<void> {
  const answer = await bodyOf(post('/api/v1/jobs/destroy/{slug}', { params: { path: { slug } } }));
  if (answer?.status !== true) throw refusal(answer ?? {}, 200);
}

/** Lists and pages of vacancies are asked for anew after a change. */
export function forgetVacancies(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && /^\/api\/v1\/(my\/)?jobs/.test(path),
  });
}

export const hiringQuery = (token: string) =>
  getOptions<{ data: Hiring }>('/api/v1/jobs/still-hiring', { query: { token } });

export const answerHiring = async (token: string, answer: 'yes' | 'no') =>
  (await bodyOf(post('/api/v1/jobs/still-hiring', { body: { token, answer } }))) as {
    data: Hiring;
  };
