/** What the route of an application loads before it opens; apart from it to keep the first load small. */
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { applicantQuery } from './queries';

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
