import { ApiError } from '@/api/errors';
import {
  type CardList,
  getOptions,
  type OwnVacancy,
  post,
  type ReportReason,
  type VacancyCardData,
  type VacancyData,
} from '@/api/vacancies-wire';

/** The vacancy, or what to show in place of one that is over: the API answers that with 410 and similar ones. */
export type VacancyAnswer =
  | { status: true; data: VacancyData }
  | { status: false; similar: VacancyCardData[] };

/** The answer of 410 is kept like any other, so that the server can write it into the page as first data too. */
export const vacancyQuery = (slug: string) => {
  const options = getOptions<VacancyAnswer>('/api/v1/jobs/{slug}', { path: { slug } });
  const ask = options.queryFn as (context: unknown) => Promise<VacancyAnswer>;
  return {
    ...options,
    queryFn: (context: unknown) =>
      ask(context).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.status === 410) {
          return problem.answer as unknown as VacancyAnswer;
        }
        throw problem;
      }),
  };
};

export const similarQuery = (slug: string) =>
  getOptions<Pick<CardList, 'data'>>('/api/v1/jobs/{slug}/similar', { path: { slug } });

/** What its owner knows about a vacancy: state, views, favourites. */
export const ownVacancyQuery = (slug: string) =>
  getOptions<{ data: OwnVacancy }>('/api/v1/my/jobs/{slug}', { path: { slug } });

/** Counts a look at the vacancy; the server takes one a day from each person. */
export function tellSeen(slug: string): Promise<unknown> {
  return post('/api/v1/jobs/{slug}/seen', { params: { path: { slug } } });
}

export interface Contacts {
  link: string | null;
  phone: string | null;
}

export function askContacts(slug: string): Promise<Contacts> {
  return post('/api/v1/jobs/{slug}/contacts', { params: { path: { slug } } });
}

export type ReportTarget = 'vacancy' | 'company';

export function sendReport(
  target: ReportTarget,
  slug: string,
  body: { reason: ReportReason; text?: string },
): Promise<unknown> {
  const path =
    target === 'vacancy' ? '/api/v1/jobs/{slug}/report' : '/api/v1/companies/{slug}/report';
  return post(path, { params: { path: { slug } }, body });
}

export type { ReportReason, VacancyCardData };
