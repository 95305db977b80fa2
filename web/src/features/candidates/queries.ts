/** Calls about candidates. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { PdfTemplate } from '@/forms/pdf-button';
import type { Locale } from '@/i18n/locale';
import { type CandidateSearch, toQuery } from './search';

/** The first part of the key of everything that shows candidates. */
export const CANDIDATES = 'candidates';

/** One page of the candidates that match, or of the saved ones. */
export const candidatesQuery = (search: CandidateSearch) =>
  queryOptions({
    queryKey: [CANDIDATES, search.saved ? 'saved' : 'found', search],
    queryFn: ({ signal }) => {
      const query = toQuery(search);
      return search.saved
        ? bodyOf(
            api.GET('/api/v1/candidates/saved', {
              params: { query: { page: query.page } },
              signal,
            }),
          )
        : bodyOf(api.GET('/api/v1/candidates', { params: { query }, signal }));
    },
  });

/** One candidate. The candidate sees that the company has looked, so this is never asked for in advance. */
export const candidateQuery = (slug: string) =>
  queryOptions({
    queryKey: [CANDIDATES, 'one', slug],
    queryFn: async ({ signal }) => {
      const params = { path: { slug } };
      return (await bodyOf(api.GET('/api/v1/candidates/{slug}', { params, signal }))).data;
    },
  });

/** The resume behind a share link. */
export const sharedResumeQuery = (token: string) =>
  queryOptions({
    queryKey: [CANDIDATES, 'shared', token],
    queryFn: async ({ signal }) => {
      const params = { path: { token } };
      return (await bodyOf(api.GET('/api/v1/resume/shared/{token}', { params, signal }))).data;
    },
  });

export const topCandidatesQuery = () =>
  queryOptions({
    queryKey: [CANDIDATES, 'top'],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/top-candidates', { signal }))).data,
  });

/** Opens the contacts. It costs one opening, once for each candidate. */
export function openContacts(slug: string) {
  const params = { path: { slug } };
  return bodyOf(api.POST('/api/v1/candidates/{slug}/contacts', { params }));
}

export function sendSaved(slug: string, isSaved: boolean): Promise<unknown> {
  const params = { path: { slug } };
  return isSaved
    ? api.POST('/api/v1/candidates/{slug}/save', { params })
    : api.POST('/api/v1/candidates/{slug}/unsave', { params });
}

export const loadPdf = (slug: string, template: PdfTemplate, lang: Locale): Promise<Blob> =>
  bodyOf(
    api.GET('/api/v1/candidates/{slug}/pdf', {
      params: { path: { slug }, query: { template, lang } },
      parseAs: 'blob',
    }),
  );
