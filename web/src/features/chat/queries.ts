import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import { readUpTo } from './calls';
import { listKey, listsKey, oneKey, threadKey, unreadKey } from './keys';
import type { ChatsFilter } from './search';
import { hasGap, merged, type Thread, withEarlier, withNewest } from './thread';
import type { ChatCard, ChatMessage, ChatView } from './wire';

/** Conversations of a page. */
const PER_PAGE = 30;

export interface ChatList {
  cards: readonly ChatCard[];
  total: number;
  /** How many pages are loaded. */
  pages: number;
}

async function page(filter: ChatsFilter, number: number, signal?: AbortSignal) {
  const query = { ...filter, page: number, per_page: PER_PAGE };
  const { data, meta } = await bodyOf(api.GET('/api/v1/chats', { params: { query }, signal }));
  return { cards: data as ChatCard[], total: meta.total };
}

/** A conversation that moved up meanwhile is on two pages. */
function joined(pages: readonly (readonly ChatCard[])[]): ChatCard[] {
  return [...new Map(pages.flat().map((card) => [card.id, card])).values()];
}

/** The conversations as far as they are loaded. A new message moves one to the top, so all pages are fetched again. */
export const chatsQuery = (account: string, filter: ChatsFilter) =>
  queryOptions({
    queryKey: listKey(account, filter),
    meta: live('chat'),
    queryFn: async ({ signal, client, queryKey }): Promise<ChatList> => {
      const pages = client.getQueryData<ChatList>(queryKey)?.pages ?? 1;
      const numbers = Array.from({ length: pages }, (_, place) => place + 1);
      const found = await Promise.all(numbers.map((number) => page(filter, number, signal)));
      return {
        cards: joined(found.map(({ cards }) => cards)),
        total: found[0]?.total ?? 0,
        pages,
      };
    },
  });

/** Adds the next page to what is loaded. */
export async function loadMore(
  queryClient: QueryClient,
  account: string,
  filter: ChatsFilter,
): Promise<void> {
  const key = listKey(account, filter);
  const known = queryClient.getQueryData<ChatList>(key);
  if (!known) return;
  const pages = known.pages + 1;
  const next = await page(filter, pages);
  queryClient.setQueryData<ChatList>(
    key,
    (kept) => kept && { ...next, cards: joined([kept.cards, next.cards]), pages },
  );
}

export const chatQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: oneKey(account, id),
    meta: live('chat'),
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/v1/chats/{id}', { params: { path: { id } }, signal });
      return (await bodyOf(call)).data as ChatView;
    },
  });

async function messages(
  id: string,
  query: { before?: number; after?: number },
  signal?: AbortSignal,
): Promise<Thread> {
  const init = { params: { path: { id }, query }, signal };
  const { data, has_more } = await bodyOf(api.GET('/api/v1/chats/{id}/messages', init));
  return { messages: data as ChatMessage[], hasEarlier: has_more };
}

/**
 * The messages as far as they are loaded. Each time the newest page is fetched: it brings what was written, and what was
 * changed or deleted of late.
 */
export const threadQuery = (account: string, id: string) =>
  queryOptions({
    queryKey: threadKey(account, id),
    staleTime: 0,
    meta: live('chat'),
    queryFn: async ({ signal, client, queryKey }): Promise<Thread> => {
      const newest = await messages(id, {}, signal);
      const before = client.getQueryData<Thread>(queryKey);
      const after = before?.messages.at(-1)?.seq;
      const between =
        hasGap(newest, before) && after !== undefined
          ? (await messages(id, { after }, signal)).messages
          : [];
      // Something may have been sent or loaded while this was fetched.
      return withNewest(newest, client.getQueryData<Thread>(queryKey), between);
    },
  });

/** Puts older messages above those that are loaded. */
export async function loadEarlier(
  queryClient: QueryClient,
  account: string,
  id: string,
): Promise<void> {
  const key = threadKey(account, id);
  const first = queryClient.getQueryData<Thread>(key)?.messages[0]?.seq;
  if (first === undefined) return;
  const earlier = await messages(id, { before: first });
  queryClient.setQueryData<Thread>(key, (known) => known && withEarlier(known, earlier));
}

/** The server has answered with a message: one that was sent, changed or deleted. */
export function placeMessage(
  queryClient: QueryClient,
  account: string,
  id: string,
  message: ChatMessage,
): void {
  queryClient.setQueryData<Thread>(
    threadKey(account, id),
    (known) => known && { ...known, messages: merged(known.messages, [message]) },
  );
  refreshAround(queryClient, account, id);
}

export function placeView(queryClient: QueryClient, account: string, view: ChatView): void {
  queryClient.setQueryData(oneKey(account, view.id), view);
}

/** What else shows it: the list, and whether one may go on writing. */
export function refreshAround(queryClient: QueryClient, account: string, id: string): void {
  void queryClient.invalidateQueries({ queryKey: listsKey(account) });
  void queryClient.invalidateQueries({ queryKey: oneKey(account, id) });
}

/** Tells the server what was read, and shows it. */
export async function markRead(
  queryClient: QueryClient,
  account: string,
  id: string,
  seq: number,
): Promise<void> {
  await readUpTo(id, seq);
  queryClient.setQueryData<ChatView>(
    oneKey(account, id),
    (view) => view && { ...view, read_by_me: Math.max(view.read_by_me, seq) },
  );
  queryClient.setQueriesData<ChatList>(
    { queryKey: listsKey(account) },
    (list) =>
      list && {
        ...list,
        cards: list.cards.map((card) => (card.id === id ? { ...card, unread: 0 } : card)),
      },
  );
  void queryClient.invalidateQueries({ queryKey: unreadKey(account) });
}
