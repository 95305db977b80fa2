interface Named {
  slug: string;
  name: string;
}

interface Count {
  slug: string;
  count: number;
}

export type Counted = Named & { count?: number };

/** Names with their counts. A count of zero is not shown: it would only discourage. */
export function withCounts(names: readonly Named[], counts: readonly Count[] = []): Counted[] {
  const bySlug = new Map(counts.map(({ slug, count }) => [slug, count]));
  return names.map((named) => ({ ...named, count: bySlug.get(named.slug) || undefined }));
}
