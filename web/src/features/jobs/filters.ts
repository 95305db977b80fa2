import type { components } from '@/api/schema.gen';
import { listParam } from '@/i18n/search-params';
import { type JobSearch, readJobSearch } from './search';

type Schemas = components['schemas'];
/** One page of results, with everything that the page shows about them. */
export type Found = Schemas['FoundVacancies'];
export type Facets = Schemas['Facets'];
export type FacetValue = Schemas['FacetValue'];
export type Applied = Schemas['Applied'];
export type FilterKey = Schemas['FilterKey'];
/** Applies a change. The result starts at its first page and has its lists in canonical order. */
export function changed(search: JobSearch, change: JobSearch): JobSearch {
  return readJobSearch({ ...search, page: undefined, more: undefined, ...change });
}

const LISTS: readonly (keyof JobSearch)[] = [
  'sphere',
  'profession',
  'location',
  'work',
  'experience',
  'education',
  'language',
];

/**
 * Applies the change from `before` to `after` to the newest search. Somebody who clicks quickly makes a second choice
 * before the page shows the first.
 */
export function rebased(before: JobSearch, after: JobSearch, newest: JobSearch): JobSearch {
  const names = Object.keys({ ...before, ...after }) as (keyof JobSearch)[];
  const change = names
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      if (!LISTS.includes(name)) return [name, after[name]];
      const [had, has] = [listParam(before[name]), listParam(after[name])];
      const kept = listParam(newest[name]).filter((one) => has.includes(one) || !had.includes(one));
      return [name, [...new Set([...kept, ...has.filter((one) => !had.includes(one))])].join(',')];
    });
  return changed(newest, Object.fromEntries(change));
}

/** The URL param of an API filter. */
const nameOf = (key: FilterKey) => (key === 'work_type' ? 'work' : key);

/** Removes one filter: its value from the URL, or its words from the query text. */
export function withoutFilter(search: JobSearch, { key, value, q_without }: Applied): JobSearch {
  if (q_without != null) return changed(search, { q: q_without });
  const name = nameOf(key);
  if (name === 'salary') return changed(search, { salary: undefined, currency: undefined });
  const left = listParam(search[name]).filter((other) => other !== value);
  return changed(search, { [name]: left.join(',') });
}

/** Removes all values of one filter. */
export function withoutKey(
  search: JobSearch,
  applied: readonly Applied[],
  key: FilterKey,
): JobSearch {
  const typed = typedIn(search, applied).filter((one) => one.key === key);
  // `q_without` is the text without one filter's words; when several were typed, the others are removed one by one.
  const q = typed.reduce<string | undefined>(
    (text, { typed, q_without }, place) =>
      place === 0 ? (q_without ?? text) : text?.replace(typed ?? '', ''),
    search.q,
  );
  const gone = { [nameOf(key)]: undefined };
  return changed(search, { q, ...gone, ...(key === 'salary' && { currency: undefined }) });
}

/** Replaces all values of a filter, in the URL and in the query text, by one. */
export function replaced(
  search: JobSearch,
  applied: readonly Applied[],
  key: FilterKey,
  value: string,
): JobSearch {
  return changed(withoutKey(search, applied, key), { [nameOf(key)]: value });
}

/** Filters recognised in words that are still in the query text. */
export function typedIn({ q }: JobSearch, applied: readonly Applied[]): Applied[] {
  return applied.filter(({ typed }) => typed != null && q?.includes(typed));
}

/** A filter typed as words counts as chosen too. */
function wasTyped(search: JobSearch, applied: readonly Applied[], key: FilterKey, value: string) {
  return typedIn(search, applied).find((one) => one.key === key && one.value === value);
}

export function isChosen(
  search: JobSearch,
  applied: readonly Applied[],
  key: FilterKey,
  value: string,
): boolean {
  const chosen = listParam(search[nameOf(key)]);
  return chosen.includes(value) || wasTyped(search, applied, key, value) !== undefined;
}

/** Adds the value, or removes it when it is there. */
export function toggled(
  search: JobSearch,
  applied: readonly Applied[],
  key: FilterKey,
  value: string,
): JobSearch {
  const typed = wasTyped(search, applied, key, value);
  if (typed) return withoutFilter(search, typed);
  const chosen = listParam(search[nameOf(key)]);
  const left = chosen.filter((other) => other !== value);
  const next = left.length < chosen.length ? left : [...chosen, value];
  return changed(search, { [nameOf(key)]: next.join(',') });
}

/**
 * Removes all filters but keeps the free text and the sort order. Filters typed as words are removed with their words.
 */
export function cleared(search: JobSearch, applied: readonly Applied[], words: string): JobSearch {
  const isWordy = typedIn(search, applied).length > 0;
  return changed({}, { q: isWordy ? words : search.q, sort: search.sort });
}

/** Whether any filter is set. */
export function isNarrowed({ sort: _, more: __, ...search }: JobSearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}

/** A landing page from search engines: one sphere, one place, or both. */
export interface Landing {
  sphere?: string;
  place?: string;
}

export function landing(search: JobSearch, applied: readonly Applied[]): Landing | null {
  const { sphere, location, page: _, more: __, ...others } = search;
  if (Object.values(others).some((value) => value !== undefined)) return null;
  if (!sphere && !location) return null;
  if (listParam(sphere).length > 1 || listParam(location).length > 1) return null;
  const label = (key: FilterKey) => applied.find((one) => one.key === key)?.label;
  const names = { sphere: label('sphere'), place: label('location') };
  return names.sphere || names.place ? names : null;
}

export interface Named {
  slug: string;
  name: string;
}

export interface FilterLists {
  spheres: readonly Named[];
  regions: readonly Named[];
}

export interface FiltersProps {
  search: JobSearch;
  /** Filters recognised in the query text; they count as chosen. */
  applied: readonly Applied[];
  /** Counts beside the values; null or undefined while they are not known. */
  facets: Facets | null | undefined;
  lists: FilterLists;
  /**
   * The id of the form that the fields belong to when scripts are off; undefined in the sheet, which needs scripts
   * anyway.
   */
  form?: string;
  onChange: (search: JobSearch) => void;
}
