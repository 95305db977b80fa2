/** What the routes load before they open; apart from them to keep the first load small. */
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { nameOf } from '@/forms/profile/words';
import { m } from '@/paraglide/messages';
import { checkMe } from '@/session/me';
import { candidateQuery, sharedResumeQuery } from './queries';
import type { CandidateProfile } from './wire';

export const listTitle = () => m.candidates_title();
export const topTitle = () => m.top_candidates_title();

function titleOf(profile: CandidateProfile): string {
  return `${nameOf(profile)}, ${profile.position}`;
}

/** Who the visitor is for this candidate. */
export interface LoadedCandidate {
  /** `guest` and `stranger` are asked to sign in as an employer; they do not learn whether the resume exists. */
  visitor: 'guest' | 'stranger' | 'owner' | 'employer';
  title: string;
}

export async function loadCandidate(
  queryClient: QueryClient,
  slug: string,
): Promise<LoadedCandidate> {
  const me = await checkMe(queryClient);
  if (!me) return { visitor: 'guest', title: m.candidate_title() };
  const isEmployer = me.role === 'customer';
  const query = candidateQuery(slug);
  try {
    // What was opened before stays readable without a network; it is refreshed in the background.
    const profile = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true });
    return { visitor: isEmployer ? 'employer' : 'owner', title: titleOf(profile) };
  } catch (problem) {
    if (!isNotFound(problem)) throw problem;
    if (isEmployer) throw notFound();
    return { visitor: 'stranger', title: m.candidate_title() };
  }
}

export interface LoadedLink {
  title: string;
  /** The link leads nowhere (any more). */
  isOff: boolean;
}

export async function loadShared(queryClient: QueryClient, token: string): Promise<LoadedLink> {
  try {
    const profile = await queryClient.fetchQuery(sharedResumeQuery(token));
    return { title: titleOf(profile), isOff: false };
  } catch (problem) {
    if (!isNotFound(problem)) throw problem;
    return { title: m.resume_link_off_title(), isOff: true };
  }
}
