/** Calls about candidates. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { CandidateSearch } from './search';
import type {
  CandidateCardData,
  CandidateProfile,
  Candidates,
  OpenedContacts,
  Openings,
} from './wire';

type Call = (path: string, init?: object) => Promise<{ data?: never }>;
const calls = api as unknown as { GET: Call; POST: Call };

/** The first part of the key of everything that shows candidates. */
export const CANDIDATES = 'candidates';

/** One page of the candidates that match, or of the saved ones. */
export const candidatesQuery = ({ saved, ...search }: CandidateSearch) =>
  queryOptions({
    queryKey: [CANDIDATES, saved ? 'saved' : 'found', search],
    queryFn: ({ signal }): Promise<Candidates> =>
      bodyOf<Candidates>(
        saved
          ? calls.GET('/api/v1/candidates/saved', {
              params: { query: { page: search.page } },
              signal,
            })
          : calls.GET('/api/v1/candidates', { params: { query: search }, signal }),
      ),
  });

/** One candidate. The candidate sees that the company has looked, so this is never asked for in advance. */
export const candidateQuery = (slug: string) =>
  queryOptions({
    queryKey: [CANDIDATES, 'one', slug],
    queryFn: async ({ signal }): Promise<CandidateProfile> =>
      (
        await bodyOf<{ data: CandidateProfile }>(
          calls.GET('/api/v1/candidates/{slug}', { params: { path: { slug } }, signal }),
        )
      ).data,
  });

/** The resume behind a share link. */
export const sharedResumeQuery = (token: string) =>
  queryOptions({
    queryKey: [CANDIDATES, 'shared', token],
    queryFn: async ({ signal }): Promise<CandidateProfile> =>
      (
        await bodyOf<{ data: CandidateProfile }>(
          calls.GET('/api/v1/resume/shared/{token}', { params: { path: { token } }, signal }),
        )
      ).data,
  });

export const topCandidatesQuery = () =>
  queryOptions({
    queryKey: [CANDIDATES, 'top'],
    queryFn: async ({ signal }): Promise<CandidateCardData[]> =>
      (await bodyOf<{ data: CandidateCardData[] }>(calls.GET('/api/v1/top-candidates', { signal })))
        .data,
  });

/** Opens the contacts. It costs one opening, once for each candidate. */
export function openContacts(slug: string): Promise<{ data: OpenedContacts; left: Openings }> {
  return bodyOf<{ data: OpenedContacts; left: Openings }>(
    calls.POST('/api/v1/candidates/{slug}/contacts', { params: { path: { slug } } }),
  );
}

export function sendSaved(slug: string, isSaved: boolean): Promise<unknown> {
  const action = isSaved ? 'save' : 'unsave';
  return calls.POST(`/api/v1/candidates/{slug}/${action}`, { params: { path: { slug } } });
}
