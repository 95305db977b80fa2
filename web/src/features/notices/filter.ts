/** The list of notices as far as it is loaded. */
import type { NoticesFilter } from './search';
import type { Notice, NoticeKind, Notices } from './wire';

/** Notices of a page. */
export const PER_PAGE = 30;

/** The first page was fetched again: what the person has loaded below it stays. */
export function withOlder(fresh: Notices, known: Notices | undefined): Notices {
  return known ? { ...fresh, data: joined(fresh.data, known.data) } : fresh;
}

/** The next page was fetched. */
export function withNext(known: Notices, next: Notices): Notices {
  return { ...next, data: joined(known.data, next.data) };
}

/** The newer list wins where both have a notice: new notices push others to the next page. */
function joined(first: Notice[], second: Notice[]): Notice[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}

/**
 * The page that follows what is loaded. What was read meanwhile is no longer among the unread ones, so it does not
 * count there: a repeated notice is dropped, a skipped one would be missed.
 */
export function nextPage(known: Notices, filter: NoticesFilter): number {
  return Math.floor(shown(known, filter).length / PER_PAGE) + 1;
}

/** The notices that the filter shows now: those read on this page leave the unread ones at once. */
export function shown({ data }: Notices, filter: NoticesFilter): Notice[] {
  return filter.unread ? data.filter(({ is_read }) => !is_read) : data;
}

/** The list after some notices were read; `all` without names. */
export function afterReading(known: Notices, ids: readonly string[] | 'all'): Notices {
  const isRead = (id: string) => ids === 'all' || ids.includes(id);
  const news = known.data.filter(({ id, is_read }) => !is_read && isRead(id));
  const left = (kind: NoticeKind) => news.filter((notice) => notice.kind === kind).length;
  return {
    ...known,
    data: known.data.map((notice) =>
      !notice.is_read && isRead(notice.id) ? { ...notice, is_read: true } : notice,
    ),
    unread: ids === 'all' ? 0 : Math.max(0, known.unread - news.length),
    kinds: known.kinds.map((row) => ({
      ...row,
      unread: ids === 'all' ? 0 : Math.max(0, row.unread - left(row.kind)),
    })),
  };
}
