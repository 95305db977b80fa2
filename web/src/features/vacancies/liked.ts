import type { QueryClient } from '@tanstack/react-query';

/**
 * Marks a vacancy in every answer that is kept: the same card stands in lists, on its own page and among similar ones.
 * Only what changed is copied, so that nothing else is drawn anew.
 */
export function markLiked(queryClient: QueryClient, slug: string, liked: boolean): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const before: unknown = query.state.data;
    const after = withLiked(before, slug, liked);
    if (after !== before) {
      queryClient.setQueryData(query.queryKey, after, { updatedAt: query.state.dataUpdatedAt });
    }
  }
}

export function withLiked(value: unknown, slug: string, liked: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withLiked(item, slug, liked));
    return items.some((item, place) => item !== value[place]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, inner]) => [name, withLiked(inner, slug, liked)] as const);
  const isIt = 'liked' in value && 'slug' in value && value.slug === slug && value.liked !== liked;
  if (!isIt && changed.every(([, inner], place) => inner === entries[place]?.[1])) return value;
  return { ...Object.fromEntries(changed), ...(isIt && { liked }) };
}
