import { salaryText } from '@/i18n/display';
import { m } from '@/paraglide/messages';
import type { Experience, JobSearch, WorkType } from './search';

const WORK_LABELS = {
  fulltime: m.work_type_fulltime,
  remote: m.work_type_remote,
  partial: m.work_type_partial,
  hybrid: m.work_type_hybrid,
} satisfies Record<WorkType, () => string>;
const EXPERIENCE_LABELS = {
  none: m.experience_none,
  1: m.experience_1,
  2: m.experience_2,
  3: m.experience_3,
  4: m.experience_4,
  5: m.experience_5,
} satisfies Record<Experience, () => string>;

/** One active filter: what it says, and the search without it. */
export interface ActiveFilter {
  key: string;
  label: string;
  without: JobSearch;
}

export interface FilterNames {
  spheres: readonly { slug: string; name: string }[];
  regions: readonly { slug: string; name: string }[];
}

/** In the order of the search block, then from the widest to the narrowest. */
export function activeFilters(search: JobSearch, names: FilterNames): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (key: keyof JobSearch, label: string) =>
    filters.push({ key, label, without: { ...search, [key]: undefined } });
  if (search.q) add('q', search.q);
  if (search.location) add('location', nameOf(names.regions, search.location));
  if (search.sphere) add('sphere', nameOf(names.spheres, search.sphere));
  for (const code of search.work ?? []) {
    const others = search.work?.filter((other) => other !== code) ?? [];
    const without = { ...search, work: others.length > 0 ? others : undefined };
    filters.push({ key: `work-${code}`, label: WORK_LABELS[code](), without });
  }
  if (search.experience) add('experience', EXPERIENCE_LABELS[search.experience]());
  if (search.salary_from) add('salary_from', payLabel(Number(search.salary_from)));
  return filters;
}

/** A slug we do not know (an old link) is shown as it is, so that it can be seen and removed. */
function nameOf(list: FilterNames['spheres'], slug: string): string {
  return list.find((item) => item.slug === slug)?.name ?? slug;
}

function payLabel(min: number): string {
  const pay = { min_salary: min, max_salary: null, agreement: false, currency: 'UZS' } as const;
  return salaryText(pay) ?? String(min);
}
