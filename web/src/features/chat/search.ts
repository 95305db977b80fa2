import { textParam } from '@/i18n/search-params';

/** Which conversations the list shows; it is in the address. */
export interface ChatsFilter {
  /** A name or a vacancy, as typed. */
  search?: string;
  /** Of one vacancy only. */
  vacancy?: string;
  unread?: true;
}

/** Anything else in the address means all conversations. */
export function readFilter(raw: Record<string, unknown>): ChatsFilter {
  const search = textParam(raw.search);
  const vacancy = textParam(raw.vacancy);
  return {
    ...(search && { search }),
    ...(vacancy && { vacancy }),
    ...(textParam(raw.unread) === 'true' && { unread: true }),
  };
}

export function isFiltered({ search, vacancy, unread }: ChatsFilter): boolean {
  return Boolean(search || vacancy || unread);
}
