// Interprets the search params for the page and for the API.
import type { paths } from '@/api/schema.gen';
import { pageParam, textParam } from '@/i18n/search-params';
import type { CandidateSearch } from './address';

export type { CandidateSearch };

/** Closed lists, in the order in which they are offered. */
export const CODES = {
  work_type: ['fulltime', 'remote', 'partial', 'hybrid'],
  experience: ['none', '1', '3', '5'],
  currency: ['UZS', 'USD', 'RUB'],
  licence: ['A', 'B', 'C', 'D', 'BE', 'CE', 'DE'],
  seen: ['day', 'week', 'month'],
} as const;

/** The filters in the order of the form and of the chips. */
export const FILTERS = [
  'location',
  'sphere',
  'salary_to',
  'experience',
  'work_type',
  'language',
  'licence',
  'seen',
] as const;
export type FilterKey = (typeof FILTERS)[number];

export function readCandidateSearch(raw: Record<string, unknown>): CandidateSearch {
  const one = (key: keyof typeof CODES) => {
    const given = textParam(raw[key]);
    return (CODES[key] as readonly string[]).find((code) => code === given);
  };
  const digits = textParam(raw.salary_to)?.replace(/\s/g, '');
  const salary_to = digits && /^[1-9]\d{0,10}$/.test(digits) ? digits : undefined;
  const currency = one('currency');
  // The saved candidates are a list of their own, without filters.
  if (textParam(raw.saved) === 'true') return { saved: 'true', page: pageParam(raw.page) };
  return {
    q: textParam(raw.q),
    location: textParam(raw.location),
    sphere: textParam(raw.sphere),
    work_type: one('work_type'),
    experience: one('experience'),
    language: textParam(raw.language),
    salary_to,
    currency: salary_to && currency !== CODES.currency[0] ? currency : undefined,
    licence: one('licence'),
    seen: one('seen'),
    page: pageParam(raw.page),
  };
}

/** Applies a change. The result starts at its first page. */
export function changed(search: CandidateSearch, change: CandidateSearch): CandidateSearch {
  return readCandidateSearch({ ...search, page: undefined, ...change });
}

/** Removes all filters but keeps the text. */
export function cleared({ q }: CandidateSearch): CandidateSearch {
  return changed({}, { q });
}

export function activeFilters(search: CandidateSearch): FilterKey[] {
  return FILTERS.filter((key) => search[key] !== undefined);
}

/** Whether anything narrows the list. */
export function isNarrowed(search: CandidateSearch): boolean {
  return search.q !== undefined || activeFilters(search).length > 0;
}

/**
 * Applies the change from `before` to `after` to the newest search. Somebody who clicks quickly makes a second choice
 * before the page shows the first.
 */
export function rebased(
  before: CandidateSearch,
  after: CandidateSearch,
  newest: CandidateSearch,
): CandidateSearch {
  const names = Object.keys({ ...before, ...after }) as (keyof CandidateSearch)[];
  const changes = names.filter((name) => before[name] !== after[name]);
  return changed(newest, Object.fromEntries(changes.map((name) => [name, after[name]])));
}

type CandidatesQuery = NonNullable<paths['/api/v1/candidates']['get']['parameters']['query']>;

/** The parameters of the API; the codes were checked when the address was read. */
export function toQuery({ saved: _, salary_to, ...search }: CandidateSearch): CandidatesQuery {
  return { ...search, salary_to: salary_to ? Number(salary_to) : undefined } as CandidatesQuery;
}
