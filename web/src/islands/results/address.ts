// The addresses of the vacancy list: `?q=bugalter&work=remote,hybrid`. The server writes the same ones, in the same
// order (`SearchParams::query`), so that every list has one address.
import {
  listParam,
  pageParam,
  parseSearch,
  stringifySearch,
  textParam,
} from '@/i18n/search-params';

/** The parameters in the order of the address. Lists are comma-separated, in an order of their own. */
export interface Search {
  q?: string;
  sphere?: string;
  profession?: string;
  location?: string;
  work?: string;
  experience?: string;
  education?: string;
  language?: string;
  salary?: string;
  currency?: string;
  with_salary?: string;
  period?: string;
  resume_required?: string;
  company?: string;
  sort?: string;
  as_typed?: string;
  /** From 2 on; the first page has no number in its address. */
  page?: number;
}

export type Name = Exclude<keyof Search, 'page'>;

/** A filter that the server recognised in the words of the query. */
export interface Typed {
  name: Name;
  value: string;
  /** The query text that it was recognised in, and the same without its words. */
  q: string;
  rest: string;
}

/** Values of closed lists, in the order of the address. */
const CODES = {
  work: ['fulltime', 'remote', 'partial', 'hybrid'],
  experience: ['none', '1', '3', '5'],
  education: ['secondary', 'incomplete_higher', 'higher'],
  currency: ['UZS', 'USD', 'RUB'],
  period: ['1', '3', '7', '30'],
  sort: ['relevance', 'new', 'salary'],
  flag: ['true', 'false'],
} as const;

/** An amount as people write it; it has no more than eleven digits and does not begin with a zero. */
const AMOUNT = /^[1-9]\d{0,10}$/;

/** Reads an address. An invalid value is left out, never an error. */
export function readSearch(address: string): Search {
  return clean(parseSearch(address));
}

/** `?q=…`, or nothing when no parameter is set. */
export function writeSearch(search: Search): string {
  return stringifySearch({ ...search });
}

function clean(raw: Record<string, unknown>): Search {
  const names = (name: Name) => listParam(raw[name]).sort().join(',') || undefined;
  const codes = (value: unknown, known: readonly string[]) => {
    const given = listParam(value);
    return known.filter((code) => given.includes(code)).join(',') || undefined;
  };
  const one = (name: Name, known: readonly string[]) => {
    const given = textParam(raw[name]);
    return given !== undefined && known.includes(given) ? given : undefined;
  };
  const yes = (name: Name) => one(name, CODES.flag.slice(0, 1));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: marks that nobody sees are spaces, as on the server.
  const q = textParam(textParam(raw.q)?.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' '));
  const amount = textParam(raw.salary)?.replace(/\s/g, '');
  const salary = amount && AMOUNT.test(amount) ? amount : undefined;
  const sort = one('sort', CODES.sort);
  return {
    q,
    sphere: names('sphere'),
    profession: names('profession'),
    location: names('location'),
    work: codes(raw.work ?? raw.work_type, CODES.work),
    experience: codes(raw.experience, CODES.experience),
    education: codes(raw.education, CODES.education),
    language: names('language'),
    salary,
    currency: salary && one('currency', CODES.currency.slice(1)),
    with_salary: yes('with_salary'),
    period: one('period', CODES.period),
    resume_required: one('resume_required', CODES.flag),
    company: textParam(raw.company),
    sort: sort === (q ? 'relevance' : 'new') ? undefined : sort,
    as_typed: q && yes('as_typed'),
    page: pageParam(raw.page),
  };
}

/** Applies a change. Another list starts at its first page, and other words are interpreted again. */
export function changed(search: Search, change: Search): Search {
  const isOtherText = 'q' in change && clean({ ...change }).q !== search.q;
  return clean({
    ...search,
    page: undefined,
    ...(isOtherText && { as_typed: undefined }),
    ...change,
  });
}

/** Both addresses show the same list, perhaps different pages of it. */
export function isSameList(one: Search, other: Search): boolean {
  return writeSearch({ ...one, page: undefined }) === writeSearch({ ...other, page: undefined });
}

const LISTS: readonly Name[] = [
  'sphere',
  'profession',
  'location',
  'work',
  'experience',
  'education',
  'language',
];

/**
 * Applies the change from `before` to `after` to the newest search. A link in the page knows the shown list only, while
 * somebody who clicks quickly has already asked for another.
 */
export function rebased(before: Search, after: Search, newest: Search): Search {
  const names = Object.keys({ ...before, ...after }) as Name[];
  const change = names
    .filter((name) => before[name] !== after[name])
    .map((name) => {
      if (!LISTS.includes(name)) return [name, after[name]];
      const [had, has] = [listParam(before[name]), listParam(after[name])];
      const kept = listParam(newest[name]).filter((one) => has.includes(one) || !had.includes(one));
      return [name, [...kept, ...has.filter((one) => !had.includes(one))].join(',')];
    });
  return changed(newest, Object.fromEntries(change));
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean);

/** The first text without the words of the second. */
function without(text: string, gone: string): string {
  const left = wordsOf(gone);
  const isKept = (word: string) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  };
  return wordsOf(text).filter(isKept).join(' ');
}

/** The filters of this name whose words are still in the query text. */
function typedIn({ q = '' }: Search, typed: readonly Typed[], name: Name): Typed[] {
  const now = wordsOf(q);
  return typed.filter(
    (one) => one.name === name && wordsOf(without(one.q, one.rest)).every((w) => now.includes(w)),
  );
}

/** The query text without the words of a filter. Other words of it may be gone already. */
function unsaid(q: string | undefined, one: Typed): string | undefined {
  return q === one.q ? one.rest : without(q ?? '', without(one.q, one.rest));
}

/** Replaces all values of a filter, in the address and in the words, by one; an empty value removes the filter. */
export function replaced(
  search: Search,
  typed: readonly Typed[],
  name: Name,
  value: string,
): Search {
  const q = typedIn(search, typed, name).reduce(unsaid, search.q);
  return changed(search, { q, [name]: value });
}

/** Adds a value to a filter that takes several, or removes it, also from the words. */
export function switched(
  search: Search,
  typed: readonly Typed[],
  { name, value, isOn }: { name: Name; value: string; isOn: boolean },
): Search {
  const said = typedIn(search, typed, name).find((one) => one.value === value);
  if (said && isOn) return search;
  const others = listParam(search[name]).filter((other) => other !== value);
  return changed(search, {
    q: said ? unsaid(search.q, said) : search.q,
    [name]: (isOn ? [...others, value] : others).join(','),
  });
}
