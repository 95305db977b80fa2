import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { STAFF_HEADERS as headers, signedIn } from '@/session/staff';
import type { Complained, MarkIn, ReasonIn, ReportedSide, VerdictIn } from './model';
import type { QueueFilter } from './queue-filter';

const QUEUE = 'moderation-queue';
const REVISION = 'moderation-revision';
const COMPLAINTS = 'moderation-complaints';
const COMPANY_REVIEWS = 'moderation-company-reviews';
const FIGURES = 'moderation-figures';

/** Polling interval of the lists: others decide and publish too. */
export const REFRESH_MS = 20_000;

export const queueQuery = (filter: QueueFilter) =>
  queryOptions({
    queryKey: [QUEUE, filter],
    queryFn: ({ signal }) =>
      signedIn(api.GET('/api/v1/staff/moderation', { headers, signal, params: { query: filter } })),
    refetchInterval: REFRESH_MS,
    // The old list stays while the next page loads.
    placeholderData: (before) => before,
  });

export const revisionQuery = (revision: string) =>
  queryOptions({
    queryKey: [REVISION, revision],
    queryFn: async ({ signal }) => {
      const params = { path: { revision } };
      const path = '/api/v1/staff/moderation/{revision}';
      return (await signedIn(api.GET(path, { headers, signal, params }))).data;
    },
  });

export const complaintsQuery = (page: number) =>
  queryOptions({
    queryKey: [COMPLAINTS, page],
    queryFn: ({ signal }) =>
      signedIn(
        api.GET('/api/v1/staff/complaints', { headers, signal, params: { query: { page } } }),
      ),
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });

/** A resume that somebody complained about. */
export const reportedResumeQuery = (slug: string) =>
  queryOptions({
    queryKey: [COMPLAINTS, 'resume', slug],
    queryFn: async ({ signal }) => {
      const params = { path: { slug } };
      const path = '/api/v1/staff/resumes/{slug}';
      return (await signedIn(api.GET(path, { headers, signal, params }))).data;
    },
  });

/** What one side has written until it was reported. Each opening is recorded, so it is fetched once. */
export const reportedMessagesQuery = (side: ReportedSide, id: string) =>
  queryOptions({
    queryKey: [COMPLAINTS, 'messages', side, id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const params = { path: { side, id } };
      const path = '/api/v1/staff/reported-messages/{side}/{id}';
      return (await signedIn(api.GET(path, { headers, signal, params }))).data;
    },
  });

export function fetchReportedFile(side: ReportedSide, id: string, file: string): Promise<Blob> {
  const params = { path: { side, id, file } };
  const path = '/api/v1/staff/reported-messages/{side}/{id}/files/{file}';
  const call = signedIn(api.GET(path, { headers, params, parseAs: 'blob' }));
  return call as Promise<unknown> as Promise<Blob>;
}

export const companyReviewsQuery = () =>
  queryOptions({
    queryKey: [COMPANY_REVIEWS],
    queryFn: ({ signal }) =>
      signedIn(api.GET('/api/v1/staff/companies/review', { headers, signal })),
    refetchInterval: REFRESH_MS,
  });

/** After a decision all cached data of moderation is stale. */
export async function forgetDecided(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [QUEUE, REVISION, COMPLAINTS, COMPANY_REVIEWS, FIGURES].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}

export const figuresQuery = () =>
  queryOptions({
    queryKey: [FIGURES],
    queryFn: async ({ signal }) =>
      (await signedIn(api.GET('/api/v1/staff/moderation-figures', { headers, signal }))).data,
    refetchInterval: REFRESH_MS,
  });

/** The server publishes it after some seconds, whatever becomes of this page; until then it can be taken back. */
export async function approve(revision: string): Promise<number | null> {
  const params = { path: { revision } };
  const body = { can_undo: true };
  const path = '/api/v1/staff/moderation/{revision}/approve';
  return (await signedIn(api.POST(path, { headers, params, body }))).undo_seconds ?? null;
}

export async function undoApproval(revision: string): Promise<void> {
  const params = { path: { revision } };
  await signedIn(api.POST('/api/v1/staff/moderation/{revision}/undo', { headers, params }));
}

export async function reject(revision: string, reasons: ReasonIn[]): Promise<void> {
  const params = { path: { revision } };
  const body = { reasons };
  await signedIn(api.POST('/api/v1/staff/moderation/{revision}/reject', { headers, params, body }));
}

export async function takeDown(slug: string, reasons: ReasonIn[]): Promise<void> {
  const params = { path: { slug } };
  const body = { reasons };
  await signedIn(api.POST('/api/v1/staff/vacancies/{slug}/take-down', { headers, params, body }));
}

/** Gives a company the mark without a request of its own, or takes it away. */
export async function verifyCompany(slug: string, body: MarkIn): Promise<void> {
  const params = { path: { slug } };
  await signedIn(api.POST('/api/v1/staff/companies/{slug}/verify', { headers, params, body }));
}

export async function decide(
  { target, slug }: Pick<Complained, 'target' | 'slug'>,
  body: VerdictIn,
): Promise<void> {
  const params = { path: { target, slug } };
  const path = '/api/v1/staff/complaints/{target}/{slug}/decide';
  await signedIn(api.POST(path, { headers, params, body }));
}
