import { QueryClient } from '@tanstack/react-query';
import { STALE_MS } from './constants';
import { readToken } from './token';

/** `send` does the retries (one for a GET), so the query cache itself never retries. */
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
 * Puts the data that the server wrote into the page into the query cache, so that the first screen sends no requests.
 * It is the guest's view: for a signed-in user it counts as stale, and the user's own view (saved vacancies) is fetched
 * in the background.
 */
export function takeFirstData(queryClient: QueryClient, page: ParentNode): void {
  const element = page.querySelector('#ishbor-data');
  if (!element?.textContent) return;
  const { queries } = JSON.parse(element.textContent) as FirstData;
  const options = readToken() ? { updatedAt: 0 } : undefined;
  for (const { key, data } of queries) queryClient.setQueryData(key, data, options);
}
