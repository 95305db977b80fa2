import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { sendOnce } from '@/forms/send-once';

type Schemas = components['schemas'];
export type SavedSearch = Schemas['SavedSearch'];
export type SavedSearches = Schemas['SavedSearchesOut'];
export type Hidden = Schemas['HiddenOut'];
export type HiddenVacancy = Hidden['vacancies'][number];

/** Counting new results costs the server one search per saved search: once a minute is enough. */
const FRESH_MS = 60_000;

export const searchesQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/my/searches'],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/my/searches', { signal })),
  });

export const hiddenQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/my/hidden'],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/my/hidden', { signal })),
  });

/** Updates the cached list, before the server has answered or instead of refetching it. */
export function changeSearches(
  queryClient: QueryClient,
  change: (searches: SavedSearch[]) => SavedSearch[],
): void {
  queryClient.setQueryData(
    searchesQuery().queryKey,
    (kept) => kept && { ...kept, data: change(kept.data) },
  );
}

export async function saveSearch(query: string, name?: string): Promise<SavedSearch> {
  const body = { query, name: name || undefined };
  const { data } = await sendOnce('search', body, (key) =>
    bodyOf(api.POST('/api/v1/my/searches', { body, headers: { 'Idempotency-Key': key } })),
  );
  return data;
}

export async function updateSearch(
  id: string,
  body: Schemas['UpdateSearchIn'],
): Promise<SavedSearch> {
  const params = { path: { id } };
  return (await bodyOf(api.POST('/api/v1/my/searches/{id}/update', { params, body }))).data;
}

export function tellSeen(id: string): Promise<unknown> {
  return api.POST('/api/v1/my/searches/{id}/seen', { params: { path: { id } } });
}

export function removeSearch(id: string): Promise<unknown> {
  return api.POST('/api/v1/my/searches/{id}/remove', { params: { path: { id } } });
}

export function stopDigests(token: string): Promise<unknown> {
  return api.POST('/api/v1/searches/stop', { body: { token } });
}

export function showVacancy(slug: string): Promise<unknown> {
  return api.POST('/api/v1/jobs/{slug}/unhide', { params: { path: { slug } } });
}

export function showCompany(slug: string): Promise<unknown> {
  return api.POST('/api/v1/companies/{slug}/unhide', { params: { path: { slug } } });
}
