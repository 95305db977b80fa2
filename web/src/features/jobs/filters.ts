import type { JobSearch } from './search';

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

/** In the order of the search block. Another list begins at its first page. */
export function activeFilters({ sphere, location }: JobSearch, names: FilterNames): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  if (sphere) {
    filters.push({ key: 'sphere', label: nameOf(names.spheres, sphere), without: { location } });
  }
  if (location) {
    filters.push({ key: 'location', label: nameOf(names.regions, location), without: { sphere } });
  }
  return filters;
}

/** A slug we do not know (an old link) is shown as it is, so that it can be seen and removed. */
function nameOf(list: FilterNames['spheres'], slug: string): string {
  return list.find((item) => item.slug === slug)?.name ?? slug;
}
