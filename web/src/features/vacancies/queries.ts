import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { $api, api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { components } from '@/api/schema.gen';
import type { VacancyCardData, VacancyData } from './model';

/** The vacancy, or what to show in place of a closed one: the API answers 410 with similar vacancies. */
export type VacancyAnswer =
  | { status: true; data: VacancyData }
  | { status: false; similar: VacancyCardData[] };

/** A 410 is cached like any other response. */
export const vacancyQuery = (slug: string) => {
  const { queryKey } = $api.queryOptions('get', '/api/v1/jobs/{slug}', {
    params: { path: { slug } },
  });
  return queryOptions({
    queryKey: queryKey as readonly unknown[],
    queryFn: async ({ signal }): Promise<VacancyAnswer> => {
      try {
        const call = api.GET('/api/v1/jobs/{slug}', { params: { path: { slug } }, signal });
        return { status: true, data: (await bodyOf(call)).data };
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.status !== 410) throw problem;
        return { status: false, similar: problem.answer.similar as VacancyCardData[] };
      }
    },
  });
};

export const similarQuery = (slug: string) =>
  $api.queryOptions('get', '/api/v1/jobs/{slug}/similar', { params: { path: { slug } } });

/** The owner's view of a vacancy: state, views, favourites. */
export const ownVacancyQuery = (slug: string) =>
  $api.queryOptions('get', '/api/v1/my/jobs/{slug}', { params: { path: { slug } } });

/** Counts a view of the vacancy; the server counts one per person and day. */
export function tellSeen(slug: string): Promise<unknown> {
  return api.POST('/api/v1/jobs/{slug}/seen', { params: { path: { slug } } });
}

export type Contacts = components['schemas']['VacancyContactsOut'];

/** Asking opens them: a person has a number of vacancies a day. Those that are open already count no more. */
export const contactsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['contacts', slug],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: (): Promise<Contacts> =>
      bodyOf(api.POST('/api/v1/jobs/{slug}/contacts', { params: { path: { slug } } })),
  });

export type ReportTarget = 'vacancy' | 'company' | 'resume';

export function sendReport(
  target: ReportTarget,
  slug: string,
  body: components['schemas']['ComplaintIn'],
): Promise<unknown> {
  const init = { params: { path: { slug } }, body };
  if (target === 'vacancy') return api.POST('/api/v1/jobs/{slug}/report', init);
  if (target === 'company') return api.POST('/api/v1/companies/{slug}/report', init);
  return api.POST('/api/v1/candidates/{slug}/report', init);
}
