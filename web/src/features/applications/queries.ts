/** Reads of applications. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import { live } from '@/api/live-topics';
import type { Filter, MyApplications, MyApplicationView, ResponseForm } from './wire';

/** The form, or null for a vacancy that has been closed: the API answers 410. */
export type ResponseAnswer = ResponseForm | null;

/** Always fetched: a resume may have been finished, or a response sent, on another page. */
export const responseQuery = (slug: string) =>
  queryOptions({
    queryKey: ['get', '/api/v1/jobs/{slug}/respond', { params: { path: { slug } } }],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ResponseAnswer> => {
      try {
        const call = api.GET('/api/v1/jobs/{slug}/respond', { params: { path: { slug } }, signal });
        return (await bodyOf(call)).data as ResponseForm;
      } catch (problem) {
        if (problem instanceof ApiError && problem.status === 410) return null;
        throw problem;
      }
    },
  });

const LIST = '/api/v1/my/applications';
const ONE = '/api/v1/my/applications/{id}';

export const applicationsQuery = (filter: Filter, page: number) =>
  queryOptions({
    queryKey: ['get', LIST, { params: { query: { filter, page } } }],
    meta: live('applications'),
    queryFn: ({ signal }) =>
      bodyOf(
        api.GET(LIST, { params: { query: { filter, page } }, signal }),
      ) as Promise<MyApplications>,
  });

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['get', ONE, { params: { path: { id } } }],
    meta: live('applications'),
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET(ONE, { params: { path: { id } }, signal }))).data as MyApplicationView,
  });

/** Whether a cached answer is about applications of the candidate. */
export function isAboutApplications(key: readonly unknown[]): boolean {
  return key[1] === LIST || key[1] === ONE;
}
