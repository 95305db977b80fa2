import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { FEWEST_COMPARED } from '../limits';
import { applicantKeys } from '../queries';
import { writeIds } from './address';
import type { Comparison } from './wire';

/** Comparing somebody marks the application as viewed and the candidate sees that, so it is never loaded in advance. */
export const compareQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...applicantKeys.all, 'compare', ...ids],
    queryFn: async ({ signal }) => {
      const params = { query: { ids: writeIds(ids) } };
      const answer = api.GET('/api/v1/applications/compare', { params, signal });
      return (await bodyOf(answer)).data as Comparison;
    },
  });

/** Whoever is removed goes at once; the others stay. */
export function useComparison(ids: readonly string[]) {
  return useQuery({
    ...compareQuery(ids),
    enabled: ids.length >= FEWEST_COMPARED,
    placeholderData: (before: Comparison | undefined) => {
      const people = before?.people.filter(({ card }) => ids.includes(card.id)) ?? [];
      return before && people.length === ids.length ? { ...before, people } : undefined;
    },
  });
}
