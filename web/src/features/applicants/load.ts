/** What the routes of applications load before they open; apart from them to keep the first load small. */
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { wholeBoardQuery } from './board/pages';
import { readFilter } from './filter';
import { applicantQuery, applicantsQuery } from './queries';

export async function loadApplicant(queryClient: QueryClient, slug: string, resume: string) {
  try {
    // What was opened before stays readable without a network; it is refreshed in the background.
    const query = { ...applicantQuery(slug, resume), revalidateIfStale: true };
    const { name, vacancy } = await queryClient.ensureQueryData(query);
    return { title: `${name}, ${vacancy.title}` };
  } catch (problem) {
    if (isNotFound(problem)) throw notFound();
    throw problem;
  }
}

/** Asks for the board; the page itself waits for the answer. */
export function startBoard(queryClient: QueryClient, search: object): void {
  void queryClient.prefetchQuery(wholeBoardQuery(queryClient, readFilter({ ...search })));
}

/** Asks for the list of a vacancy's applications. */
export function startApplicants(queryClient: QueryClient, slug: string, search: object): void {
  const filter = { ...readFilter({ ...search }), vacancy: slug };
  void queryClient.prefetchQuery(applicantsQuery(filter));
}
