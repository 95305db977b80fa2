import { queryOptions } from '@tanstack/react-query';
import { $api, api } from '@/api/client';

/** A name with its slug, as lists of links need it. */
export interface Named {
  slug: string;
  name: string;
}

export interface HomeLists {
  spheres: Named[];
  regions: Named[];
}

export const spheresQuery = () => $api.queryOptions('get', '/api/v1/spheres');
export const locationsQuery = () => $api.queryOptions('get', '/api/v1/locations');
/** Every closed list with its labels: languages, levels, licences. */
export const dictionariesQuery = () => $api.queryOptions('get', '/api/v1/dictionaries');

/** Names of spheres and regions only. */
export const homeListsQuery = () =>
  queryOptions({
    queryKey: ['home'],
    // Dictionaries change a few times a year.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }): Promise<HomeLists> => {
      const [spheres, locations] = await Promise.all([
        client.ensureQueryData(spheresQuery()),
        client.ensureQueryData(locationsQuery()),
      ]);
      return {
        spheres: spheres.data.map(({ slug, name }) => ({ slug, name })),
        regions: locations.data
          .filter((place) => place.parent_id == null)
          .map(({ slug, name }) => ({ slug, name })),
      };
    },
  });

/** Professions that match the typed text, in any script. */
export async function suggestPositions(q: string, signal: AbortSignal) {
  const { data } = await api.GET('/api/v1/suggest/position', { params: { query: { q } }, signal });
  return (data?.data ?? []).map(({ code, name, sphere }) => ({
    value: code,
    label: name,
    note: sphere ?? undefined,
  }));
}

/** Queries, professions, companies and skills that begin with the typed text. */
export async function suggestKeywords(q: string, signal: AbortSignal) {
  const { data } = await api.GET('/api/v1/suggest/keyword', { params: { query: { q } }, signal });
  return data?.data ?? [];
}

/** The suggestions are of several kinds, so more are asked for than are shown. */
const MOST_KEYWORDS = 20;

/** Companies whose names begin with the typed text. */
export async function suggestCompanies(q: string, signal: AbortSignal) {
  const query = { q, limit: MOST_KEYWORDS };
  const { data } = await api.GET('/api/v1/suggest/keyword', { params: { query }, signal });
  return (data?.data ?? []).flatMap(({ kind, text, slug }) =>
    kind === 'company' && slug ? [{ value: slug, label: text }] : [],
  );
}
