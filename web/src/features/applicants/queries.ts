/** Queries about applications. Everything that is written is in `calls.ts`. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import { type ApplicantFilter, stripped } from './filter';
import type { ApplicantCard, Applicants, ApplicantView, Board, BoardColumn } from './wire';

const ROOT = 'applicants';

/** Keys of everything that shows applications; `cache.ts` relies on their second word. */
export const applicantKeys = {
  all: [ROOT] as const,
  list: (filter: ApplicantFilter) => [ROOT, 'list', stripped(filter)] as const,
  board: (filter: ApplicantFilter) => [ROOT, 'board', stripped(filter)] as const,
  columns: () => [ROOT, 'columns'] as const,
  one: (slug: string, resume: string) => [ROOT, 'one', slug, resume] as const,
};

/** A page of the list has so many rows. */
const PER_PAGE = 20;

type Query = ApplicantFilter & { per_page?: number };

const loadApplicants = (query: Query, signal?: AbortSignal) =>
  bodyOf(api.GET('/api/v1/my/applicants', { params: { query }, signal })) as Promise<Applicants>;

export const applicantsQuery = (filter: ApplicantFilter) =>
  queryOptions({
    queryKey: applicantKeys.list(filter),
    meta: live('board'),
    queryFn: ({ signal }) => loadApplicants({ ...filter, per_page: PER_PAGE }, signal),
  });

/** One page of applications. The earlier page stays visible while the next one loads. */
export function useApplicants(filter: ApplicantFilter) {
  return useQuery({ ...applicantsQuery(filter), placeholderData: keepPreviousData });
}

/** The first applications of a list, without waiting for a screen to show them. */
export const allApplicants = (filter: ApplicantFilter, per_page: number) =>
  loadApplicants({ ...filter, page: undefined, per_page });

/** One application. Opening it marks it as viewed and the candidate sees that, so it is never loaded in advance. */
export const applicantQuery = (slug: string, resume: string) =>
  queryOptions({
    queryKey: applicantKeys.one(slug, resume),
    meta: live('board'),
    queryFn: async ({ signal }) => {
      const params = { path: { slug, resume } };
      const path = '/api/v1/my/jobs/{slug}/applications/{resume}';
      const { data } = await bodyOf(api.GET(path, { params, signal }));
      return data as ApplicantView;
    },
  });

export function useApplicant(slug: string, resume: string) {
  return useQuery(applicantQuery(slug, resume));
}

const loadBoard = (query: Query, signal?: AbortSignal) =>
  bodyOf(api.GET('/api/v1/monitoring', { params: { query }, signal })) as Promise<Board>;

export const boardQuery = (filter: ApplicantFilter) =>
  queryOptions({
    queryKey: applicantKeys.board(filter),
    meta: live('board'),
    queryFn: ({ signal }) => loadBoard(filter, signal),
  });

/** A further page of one column. */
export const columnPage = (
  column: string,
  filter: ApplicantFilter,
  page: number,
  signal?: AbortSignal,
) =>
  bodyOf(
    api.GET('/api/v1/monitoring/{column}', {
      params: { path: { column }, query: { ...filter, page } },
      signal,
    }),
  ) as Promise<{ data: ApplicantCard[]; meta: Applicants['meta'] }>;

/** A column as a place to move to. */
export type ColumnChoice = Pick<BoardColumn, 'id' | 'stage' | 'name'>;

/** The columns of the company's board, in order. They rarely change, so one answer serves every menu. */
export const columnsQuery = () =>
  queryOptions({
    queryKey: applicantKeys.columns(),
    queryFn: async ({ signal }) => {
      const { data } = await loadBoard({ per_page: 1 }, signal);
      return data.map(({ id, stage, name }): ColumnChoice => ({ id, stage, name }));
    },
    staleTime: 5 * 60_000,
  });

export function useColumns() {
  return useQuery(columnsQuery());
}
