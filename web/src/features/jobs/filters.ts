import type { components } from '@/api/schema.gen';
import { listParam } from '@/i18n/search-params';
import { type JobSearch, readJobSearch } from './search';

type Schemas = components['schemas'];
/** One page of what was found, with everything that the page says about it. */
export type Found = Schemas['FoundVacancies'];
export type Facets = Schemas['Facets'];
export type FacetValue = Schemas['FacetValue'];
export type Applied = Schemas['Applied'];
export type FilterKey = Schemas['FilterKey'];
/** Another list begins at its first page, and has its parts in their order. */
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
 * The change from one search to another, made to the newest one: whoever chooses quickly has chosen again before the
 * page shows what he chose first.
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

/** Under which name the address has a filter of the API. */
const nameOf = (key: FilterKey) => (key === 'work_type' ? 'work' : key);

/** The search without one filter: its value leaves the address, or its words leave the text. */
export function withoutFilter(search: JobSearch, { key, value, q_without }: Applied): JobSearch {
  if (q_without != null) return changed(search, { q: q_without });
  const name = nameOf(key);
  if (name === 'salary') return changed(search, { salary: undefined, currency: undefined });
  const left = listParam(search[name]).filter((other) => other !== value);
  return changed(search, { [name]: left.join(',') });
}

/** The search without everything that one filter says. */
export function withoutKey(
  search: JobSearch,
  applied: readonly Applied[],
  key: FilterKey,
): JobSearch {
  const typed = typedIn(search, applied).filter((one) => one.key === key);
  // Each says what is left without itself; where several were typed, their words leave one by one.
  const q = typed.reduce<string | undefined>(
    (text, { typed, q_without }, place) =>
      place === 0 ? (q_without ?? text) : text?.replace(typed ?? '', ''),
    search.q,
  );
  const gone = { [nameOf(key)]: undefined };
  return changed(search, { q, ...gone, ...(key === 'salary' && { currency: undefined }) });
}

/** The value of a filter in place of all that it had, in the address and in words. */
export function replaced(
  search: JobSearch,
  applied: readonly Applied[],
  key: FilterKey,
  value: string,
): JobSearch {
  return changed(withoutKey(search, applied, key), { [nameOf(key)]: value });
}

/** Filters that were said in words which are still there. */
export function typedIn({ q }: JobSearch, applied: readonly Applied[]): Applied[] {
  return applied.filter(({ typed }) => typed != null && q?.includes(typed));
}

/** What was said in words counts as chosen too. */
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

/** The value is added, or taken away when it is there. */
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

/** The words stay, and the order. Filters that were said in words go with their words. */
export function cleared(search: JobSearch, applied: readonly Applied[], words: string): JobSearch {
  const isWordy = typedIn(search, applied).length > 0;
  return changed({}, { q: isWordy ? words : search.q, sort: search.sort });
}

/** Whether the list is less than everything there is. */
export function isNarrowed({ sort: _, more: __, ...search }: JobSearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}

/** A page that people come to from a search engine: one sphere, one place, or both. */
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
  /** What was understood from words: it counts as chosen. */
  applied: readonly Applied[];
  /** Numbers beside values; nothing while they are not known. */
  facets: Facets | null | undefined;
  lists: FilterLists;
  /** The form that the fields belong to without scripts; nothing in the sheet, which is made by scripts. */
  form?: string;
  onChange: (search: JobSearch) => void;
}
