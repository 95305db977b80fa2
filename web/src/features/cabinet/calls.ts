/** What is done from the cabinet in one tap. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';

export type Result = 'came' | 'did_not_come';

export const sayResult = (id: string, status: Result) =>
  bodyOf(
    api.POST('/api/v1/interviews/{id}/status', { params: { path: { id } }, body: { status } }),
  );

export const changeVacancy = (slug: string, action: 'prolong' | 'resume') =>
  bodyOf(api.POST(`/api/v1/jobs/{slug}/${action}`, { params: { path: { slug } } }));
