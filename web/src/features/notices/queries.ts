import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import { afterReading, nextPage, PER_PAGE, withNext, withOlder } from './filter';
import type { NoticesFilter } from './search';
import type { Notices } from './wire';

/** Pages that follow each other closely do not each ask for the number. */
const FRESH_MS = 7_500;
/** Notices in the bell. */
export const NEWEST = 5;

const listsKey = (person: string) => ['notices', person, 'list'] as const;

/**
 * The number in the bell. If it has changed on the server, the lists are fetched again. The live channel asks for it; it
 * is asked for once more when the tab is back.
 */
export const countQuery = (person: string) =>
  queryOptions({
    queryKey: ['notices', person, 'count'],
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    meta: live('notices'),
    queryFn: async ({ signal, client, queryKey }): Promise<number> => {
      const { unread } = await bodyOf(api.GET('/api/v1/notices/count', { signal }));
      const known = client.getQueryData(queryKey);
      if (known !== undefined && known !== unread) {
        void client.invalidateQueries({ queryKey: listsKey(person) });
      }
      return unread;
    },
  });

/** The newest notices, for the bell. */
export const newestQuery = (person: string) =>
  queryOptions({
    queryKey: [...listsKey(person), 'newest'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/notices', { params: { query: { per_page: NEWEST } }, signal })),
  });

const list = (filter: NoticesFilter, page: number, signal?: AbortSignal) =>
  bodyOf(
    api.GET('/api/v1/notices', {
      params: { query: { ...filter, page, per_page: PER_PAGE } },
      signal,
    }),
  );

/** The notices of the page, as far as they are loaded. */
export const noticesQuery = (person: string, filter: NoticesFilter) =>
  queryOptions({
    queryKey: [...listsKey(person), 'page', filter],
    staleTime: 0,
    queryFn: async ({ signal, client, queryKey }) =>
      withOlder(await list(filter, 1, signal), client.getQueryData<Notices>(queryKey)),
  });

/** Adds the next page to what is loaded. */
export async function loadMore(
  queryClient: QueryClient,
  person: string,
  filter: NoticesFilter,
): Promise<void> {
  const { queryKey } = noticesQuery(person, filter);
  const known = queryClient.getQueryData<Notices>(queryKey);
  if (!known) return;
  const next = await list(filter, nextPage(known, filter));
  queryClient.setQueryData<Notices>(queryKey, (kept) => kept && withNext(kept, next));
}

/**
 * Marks notices as read: shown at once, and as the server knows it afterwards. Nothing is awaited before the call,
 * because the person may be leaving the page.
 */
export async function markRead(
  queryClient: QueryClient,
  person: string,
  ids: readonly string[] | 'all',
): Promise<void> {
  const { queryKey } = countQuery(person);
  queryClient.setQueryData(queryKey, (unread) =>
    ids === 'all' ? 0 : unread && Math.max(0, unread - ids.length),
  );
  queryClient.setQueriesData<Notices>(
    { queryKey: listsKey(person) },
    (known) => known && afterReading(known, ids),
  );
  try {
    const body = ids === 'all' ? { all: true } : { ids: [...ids] };
    const { unread } = await bodyOf(api.POST('/api/v1/notices/read', { body }));
    queryClient.setQueryData(queryKey, unread);
  } catch (problem) {
    await queryClient.invalidateQueries({ queryKey: ['notices', person] });
    throw problem;
  }
}
