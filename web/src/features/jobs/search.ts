// Interprets the search params for the page and for the API. Operations on a search are in `filters.ts`.
import type { components, paths } from '@/api/schema.gen';
import { listParam, pageParam, textParam } from '@/i18n/search-params';
import type { JobSearch } from './address';

export type { JobSearch };

/** Closed lists, in the order of the dictionary. */
export const CODES = {
  work: ['fulltime', 'remote', 'partial', 'hybrid'],
  experience: ['none', '1', '3', '5'],
  education: ['secondary', 'incomplete_higher', 'higher'],
  currency: ['UZS', 'USD', 'RUB'],
  period: ['1', '3', '7', '30'],
  sort: ['relevance', 'new', 'salary'],
  flag: ['true', 'false'],
} as const;

/** Upper limit of pages on one screen; a larger value in the URL is a mistake. */
const MOST_PAGES = 20;

export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const names = (key: keyof JobSearch) => listParam(raw[key]).sort().join(',') || undefined;
  const codes = (value: unknown, known: readonly string[]) => {
    const given = listParam(value);
    return known.filter((code) => given.includes(code)).join(',') || undefined;
  };
  const one = (key: keyof JobSearch, known: readonly string[]) => {
    const given = textParam(raw[key]);
    return given !== undefined && known.includes(given) ? given : undefined;
  };
  const yes = (key: keyof JobSearch) => one(key, CODES.flag.slice(0, 1));
  const number = (value: unknown, shape: RegExp) => {
    const digits = textParam(value)?.replace(/\s/g, '');
    return digits && shape.test(digits) ? digits : undefined;
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: marks that nobody sees are spaces, as on the server.
  const q = textParam(textParam(raw.q)?.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' '));
  const salary = number(raw.salary, /^[1-9]\d{0,10}$/);
  const currency = salary && one('currency', CODES.currency.slice(1));
  const sort = one('sort', CODES.sort);
  const more = number(raw.more, /^[1-9]\d{0,3}$/);
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
    currency,
    with_salary: yes('with_salary'),
    period: one('period', CODES.period),
    resume_required: one('resume_required', CODES.flag),
    company: textParam(raw.company),
    sort: sort === (q ? 'relevance' : 'new') ? undefined : sort,
    as_typed: q && yes('as_typed'),
    page: pageParam(raw.page),
    more: more ? Math.min(Number(more), MOST_PAGES) : undefined,
  };
}

type FoundVacancies = components['schemas']['FoundVacancies'];
/** The query parameters of the API call. */
type JobsQuery = NonNullable<paths['/api/v1/jobs']['get']['parameters']['query']>;

/** API parameter names; only those that the URL sets. */
export function toQuery({ work, more: _, ...search }: JobSearch): JobsQuery {
  return { ...search, work_type: work };
}

/**
 * What the page title is built from: the query text, then sphere and place. The server builds the same title
 * (`web/jobs_page.rs`).
 */
const NAMING: readonly string[] = ['sphere', 'profession', 'location', 'company'];

export function pageNames({ words, applied }: Pick<FoundVacancies, 'words' | 'applied'>): string[] {
  const labels = applied.filter(({ key }) => NAMING.includes(key)).map(({ label }) => label);
  return words === '' ? labels : [words, ...labels];
}

interface Names {
  spheres: readonly { slug: string; name: string }[];
  regions: readonly { slug: string; name: string }[];
}

/** The same before the list has loaded, from what is known without it. */
export function titleNames(
  search: JobSearch,
  { spheres, regions }: Names,
  found: FoundVacancies | undefined,
): string[] {
  if (found) return pageNames(found);
  const sphere = spheres.find(({ slug }) => slug === search.sphere);
  const region = regions.find(({ slug }) => slug === search.location);
  return [search.q, sphere?.name, region?.name].filter((name) => name !== undefined);
}
