import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { STAFF_HEADERS as headers, signedIn } from '@/session/staff';

type Schemas = components['schemas'];
export type SearchedText = Schemas['StaffSearchedText'];
export type IndexState = Schemas['StaffSearchIndex'];
export type Synonyms = Schemas['StaffSynonyms'];
export type SynonymsForm = Schemas['StaffSynonymsIn'];

/** The default period: a week. */
export const USUAL_DAYS = 7;

export const searchQuery = (days: number) =>
  queryOptions({
    queryKey: ['console', 'search', days],
    queryFn: ({ signal }) =>
      signedIn(api.GET('/api/v1/staff/search', { headers, signal, params: { query: { days } } })),
    // The old tables stay while another period loads.
    placeholderData: (before) => before,
  });

export const synonymsQuery = () =>
  queryOptions({
    queryKey: ['console', 'synonyms'],
    queryFn: async ({ signal }) => {
      const { data } = await signedIn(api.GET('/api/v1/staff/synonyms', { headers, signal }));
      return data;
    },
  });

export async function addSynonyms(body: SynonymsForm): Promise<void> {
  await signedIn(api.POST('/api/v1/staff/synonyms', { headers, body }));
}

export async function updateSynonyms(id: string, body: SynonymsForm): Promise<void> {
  const params = { path: { id } };
  await signedIn(api.POST('/api/v1/staff/synonyms/{id}/update', { headers, params, body }));
}

export async function removeSynonyms(id: string): Promise<void> {
  const params = { path: { id } };
  await signedIn(api.POST('/api/v1/staff/synonyms/{id}/remove', { headers, params }));
}

/** Words separated by commas, as people type them. */
export function readWords(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
