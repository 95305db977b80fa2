/** What public vacancies mean to the person. Documents are the same for everybody, so this is asked for afterwards. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { limits } from '@/api/limits.gen';
import type { components } from '@/api/schema.gen';
import { meQuery } from '@/session/me';
import { newerWish } from './wishes';

export type VacancyMarks = components['schemas']['VacancyMarks'];

/** Null for a vacancy that is not public any more. */
export const marksQuery = (slug: string) =>
  queryOptions({
    queryKey: ['marks', slug],
    queryFn: () => ask(slug),
  });

/** Undefined for guests, and until the answer has come. */
export function useMarks(slug: string): VacancyMarks | undefined {
  const { data: me } = useQuery(meQuery());
  const { data } = useQuery({ ...marksQuery(slug), enabled: me !== null });
  return me === null ? undefined : (data ?? undefined);
}

interface Asker {
  slug: string;
  resolve: (marks: VacancyMarks | null) => void;
  reject: (problem: unknown) => void;
}

let askers: Asker[] = [];

/** The cards of a page come to life together: one call asks for all of them. */
function ask(slug: string): Promise<VacancyMarks | null> {
  return new Promise((resolve, reject) => {
    askers.push({ slug, resolve, reject });
    if (askers.length === 1) setTimeout(askAll);
  });
}

function askAll(): void {
  const all = askers;
  askers = [];
  const most = limits.MarksOut_data.maxItems;
  for (let from = 0; from < all.length; from += most) void askSome(all.slice(from, from + most));
}

async function askSome(some: readonly Asker[]): Promise<void> {
  const since = performance.now();
  const slugs = some.map(({ slug }) => slug).join(',');
  try {
    const { data } = await bodyOf(api.GET('/api/v1/my/marks', { params: { query: { slugs } } }));
    const found = new Map(data.map((marks) => [marks.slug, marks]));
    for (const { slug, resolve } of some) {
      const marks = found.get(slug);
      resolve(marks ? { ...marks, liked: newerWish(slug, since) ?? marks.liked } : null);
    }
  } catch (problem) {
    for (const { reject } of some) reject(problem);
  }
}
