/** Mutations of the owner's vacancies. */
import type { QueryClient } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { refusal } from '@/api/errors';
import type { OwnAction } from './model';

/** Actions of an owner, other than editing the text. */
export type StateAction = Exclude<OwnAction, 'edit' | 'clone' | 'delete'>;

export const changeState = (slug: string, action: StateAction) =>
  bodyOf(api.POST(`/api/v1/jobs/{slug}/${action}`, { params: { path: { slug } } }));

/** Copies its text into the draft of a new vacancy. */
export const cloneVacancy = (slug: string, replace: boolean) =>
  bodyOf(api.POST('/api/v1/jobs/{slug}/clone', { params: { path: { slug } }, body: { replace } }));

/** Objects to the taking down of a vacancy, once. */
export const appealTakingDown = (slug: string, text: string) =>
  bodyOf(api.POST('/api/v1/my/jobs/{slug}/appeal', { params: { path: { slug } }, body: { text } }));

/** Refuses with `status: false` in an answer that is otherwise fine (product §7). */
export async function deleteVacancy(slug: string): Promise<void> {
  const answer = await bodyOf(
    api.POST('/api/v1/jobs/destroy/{slug}', { params: { path: { slug } } }),
  );
  if (!answer.status) throw refusal(answer, 200);
}

/** Lists and pages of vacancies are refetched after a change. */
export function forgetVacancies(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && /^\/api\/v1\/(my\/)?jobs/.test(path),
  });
}

export const answerHiring = (token: string, answer: 'yes' | 'no') =>
  bodyOf(api.POST('/api/v1/jobs/still-hiring', { body: { token, answer } }));
