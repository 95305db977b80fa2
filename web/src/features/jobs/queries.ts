import { keepPreviousData } from '@tanstack/react-query';
import { $api } from '@/api/client';

const SHOWN = 8;

/** Professions that fit the words of a search, in any script and with typos. */
export const fittingPositionsQuery = (q: string) => ({
  ...$api.queryOptions('get', '/api/v1/suggest/position', {
    params: { query: { q, limit: SHOWN } },
  }),
  // The old list stands until the new one comes, so that the page does not jump.
  placeholderData: keepPreviousData,
});
