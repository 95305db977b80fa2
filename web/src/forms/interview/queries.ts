/** Reads of interviews, shared by everything that shows one. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import type { components } from '@/api/schema.gen';
import type { Busy, Interviews, InterviewView } from './wire';

const ROOT = 'interviews';

/** Whatever happens to an interview is told as a change of its application. */
const LIVE = live('board', 'applications');

export type InterviewsView = 'upcoming' | 'past';

export const interviewKeys = { all: [ROOT] as const };

export const interviewsQuery = (view: InterviewsView, page = 1) =>
  queryOptions({
    queryKey: [ROOT, 'list', view, page],
    meta: LIVE,
    queryFn: ({ signal }) => {
      const query = { view, page };
      return bodyOf(
        api.GET('/api/v1/interviews', { params: { query }, signal }),
      ) as Promise<Interviews>;
    },
  });

/** Everything between two days in Tashkent, both included. */
export const spanQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [ROOT, 'span', from, to],
    meta: LIVE,
    queryFn: ({ signal }) => {
      const query = { view: 'all', from, to } as const;
      return bodyOf(
        api.GET('/api/v1/interviews', { params: { query }, signal }),
      ) as Promise<Interviews>;
    },
  });

export const interviewQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      const answer = bodyOf(api.GET('/api/v1/interviews/{id}', { params, signal }));
      return (await answer).data as InterviewView;
    },
  });

export interface BusyQuestion {
  from: string;
  to: string;
  interviewers: readonly string[];
  application: string;
}

export const busyQuery = ({ from, to, interviewers, application }: BusyQuestion) =>
  queryOptions({
    queryKey: [ROOT, 'busy', from, to, application, [...interviewers].sort().join(',')],
    queryFn: async ({ signal }) => {
      const query = { from, to, interviewers: interviewers.join(','), application };
      const answer = bodyOf(api.GET('/api/v1/interviews/busy', { params: { query }, signal }));
      return (await answer).data as Busy[];
    },
  });

type Team = components['schemas']['Team'];

/** The same key as the page of the team has, so one answer serves both. */
export const teamQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/company/members'],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/company/members', { signal }))).data as Team,
    staleTime: 60_000,
  });

/** Interviews change applications, and what lists of applications show. */
export function refreshInterviews(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [first, second] }) =>
      first === ROOT ||
      (first === 'applicants' && second !== 'columns') ||
      (typeof second === 'string' && second.startsWith('/api/v1/my/applications')),
  });
}
