import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { STAFF_HEADERS as headers, signedIn } from '@/session/staff';
import { forgetDecided, REFRESH_MS } from '../calls';
import type { DecisionIn } from './wire';

const REQUESTS = 'verification-requests';
const LIST = '/api/v1/staff/verifications';
const ONE = `${LIST}/{id}` as const;

export type ListState = 'pending' | 'decided';

export const requestsQuery = (state: ListState, page: number) =>
  queryOptions({
    queryKey: [REQUESTS, state, page],
    queryFn: ({ signal }) =>
      signedIn(api.GET(LIST, { headers, signal, params: { query: { state, page } } })),
    refetchInterval: REFRESH_MS,
    // The old list stays while the next page loads.
    placeholderData: (before, query) => (query?.queryKey[1] === state ? before : undefined),
  });

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [REQUESTS, id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return (await signedIn(api.GET(ONE, { headers, signal, params }))).data;
    },
  });

/** The document itself. The server records who has opened it. */
export async function fetchDocument(id: string): Promise<Blob> {
  const params = { path: { id } };
  return signedIn(api.GET(`${ONE}/document`, { headers, params, parseAs: 'blob' }));
}

export async function decideRequest(id: string, body: DecisionIn): Promise<void> {
  await signedIn(api.POST(`${ONE}/decide`, { headers, params: { path: { id } }, body }));
}

/** After a decision all cached requests are stale, and so is what moderation shows of the company. */
export async function forgetRequests(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [REQUESTS] }),
    forgetDecided(queryClient),
  ]);
}
