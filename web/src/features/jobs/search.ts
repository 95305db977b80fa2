// Part of the first load: routes read their address at once.
import { pageParam, textParam } from '@/i18n/search-params';

/** What the address of the vacancy list says. A value that makes no sense is dropped, never an error. */
export interface JobSearch {
  sphere?: string;
  location?: string;
  /** From the second on; the first page has none in its address. */
  page?: number;
  /** How many pages "Show more" has added below, so that Back finds the same list. */
  more?: number;
}

/** More than this on one screen is nobody's reading, but somebody's mistake. */
const MOST_PAGES = 20;

export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const more = textParam(raw.more);
  return {
    sphere: textParam(raw.sphere),
    location: textParam(raw.location),
    page: pageParam(raw.page),
    more: more && /^[1-9]\d{0,3}$/.test(more) ? Math.min(Number(more), MOST_PAGES) : undefined,
  };
}
