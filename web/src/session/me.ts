import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { components } from '@/api/schema.gen';
import { clearToken, hasToken } from './token';

export type User = components['schemas']['User'];

/** How long a session that ended or changed elsewhere may go unnoticed without a refused call. */
const FRESH_MS = 60_000;

/**
 * Who is signed in; null for a guest. Only a stored token is worth asking about. A refused check signs out
 * (product §7); no answer at all proves nothing, so the token stays and the failure is told.
 */
export const meQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/me'],
    staleTime: FRESH_MS,
    // Without a token there is nothing to fetch.
    initialData: () => (hasToken() ? undefined : null),
    queryFn: async ({ signal }): Promise<User | null> => {
      if (!hasToken()) return null;
      try {
        const { data } = await api.GET('/api/v1/me', { signal });
        if (data?.status && data.user) return data.user;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0) throw error;
      }
      clearToken();
      return null;
    },
  });

/** Undefined until checked, then whether somebody is signed in (product §3). */
export function authorized(queryClient: QueryClient): boolean | undefined {
  const me = queryClient.getQueryData(meQuery().queryKey);
  return me === undefined ? (hasToken() ? undefined : false) : me !== null;
}

/** The signed-in user, checked once. Another tab may have signed in or out since, which the cookie shows. */
export async function checkMe(queryClient: QueryClient): Promise<User | null> {
  const known = queryClient.getQueryData(meQuery().queryKey);
  if (known !== undefined && (known !== null) === hasToken()) return known;
  return queryClient.fetchQuery({ ...meQuery(), staleTime: 0 });
}

/** The session is over: continues as a guest and removes cached data that is not on the screen. */
export function dropMe(queryClient: QueryClient): void {
  clearToken();
  queryClient.removeQueries({ type: 'inactive' });
  setMe(queryClient, null);
}

/** After signing in, registering and every change of the account: stores the server's response as the current user. */
export function setMe(queryClient: QueryClient, user: User | null): void {
  queryClient.setQueryData(meQuery().queryKey, user);
}
