import type { QueryClient } from '@tanstack/react-query';
import type { VacancyCardData } from './model';

/** The user's own relation to a vacancy. */
export type Marks = Partial<Pick<VacancyCardData, 'liked' | 'contacted' | 'responded'>>;

/**
 * Updates a vacancy in every cached response: the same card appears in lists, on its own page and among similar ones.
 * Only changed objects are copied, so that nothing else re-renders.
 */
export function markVacancy(queryClient: QueryClient, slug: string, marks: Marks): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const before: unknown = query.state.data;
    const after = withMarks(before, slug, marks);
    if (after !== before) {
      queryClient.setQueryData(query.queryKey, after, { updatedAt: query.state.dataUpdatedAt });
    }
  }
}

export function withMarks(value: unknown, slug: string, marks: Marks): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withMarks(item, slug, marks));
    return items.some((item, place) => item !== value[place]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, inner]) => [name, withMarks(inner, slug, marks)] as const);
  const isIt = 'liked' in value && 'slug' in value && value.slug === slug;
  const marked =
    isIt && Object.entries(marks).some(([name, is]) => Reflect.get(value, name) !== is);
  if (!marked && changed.every(([, inner], place) => inner === entries[place]?.[1])) return value;
  return { ...Object.fromEntries(changed), ...(marked && marks) };
}
