/** The number in the header: on every page, so apart from what only the chat needs. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import { unreadKey } from './keys';

/** Pages that follow each other closely do not each ask for the number. */
const FRESH_MS = 7_500;

/** How many conversations have unread messages. */
export const unreadQuery = (account: string) =>
  queryOptions({
    queryKey: unreadKey(account),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    meta: live('chat'),
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/chats/unread', { signal }))).chats,
  });
