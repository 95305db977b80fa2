/** Under which names the answers about conversations are cached. */
import type { ChatsFilter } from './search';

export const chatsKey = (account: string) => ['chats', account] as const;
export const unreadKey = (account: string) => [...chatsKey(account), 'unread'] as const;
export const listsKey = (account: string) => [...chatsKey(account), 'list'] as const;
export const listKey = (account: string, filter: ChatsFilter) =>
  [...listsKey(account), filter] as const;
export const oneKey = (account: string, id: string) => [...chatsKey(account), 'one', id] as const;
export const fileKey = (account: string, file: string, preview: boolean) =>
  [...chatsKey(account), 'file', file, preview] as const;
export const threadKey = (account: string, id: string) =>
  [...chatsKey(account), 'messages', id] as const;
