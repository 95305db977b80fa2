import { QueryClient } from '@tanstack/react-query';
import { STALE_MS } from './constants';
import { readToken } from './token';

/** Retries are done by `send` (a GET once), so the cache itself never retries. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

interface FirstData {
  queries: { key: readonly unknown[]; data: unknown }[];
}

/**
 * Puts the data that the server wrote into the page into the cache, so that the first screen asks for nothing. It is what
 * a guest sees: for who is signed in it counts as old, and his own view (saved vacancies) is asked for behind it.
 */
export function takeFirstData(queryClient: QueryClient, page: ParentNode): void {
  const element = page.querySelector('#ishbor-data');
  if (!element?.textContent) return;
  const { queries } = JSON.parse(element.textContent) as FirstData;
  const options = readToken() ? { updatedAt: 0 } : undefined;
  for (const { key, data } of queries) queryClient.setQueryData(key, data, options);
}
