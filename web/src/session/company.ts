/** Working in another company. Apart from `rights.ts`, which is part of the first load. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { setMe, type User } from './me';

/** Works in another of the person's companies from here on. */
export async function switchCompany(
  queryClient: QueryClient,
  router: AnyRouter,
  slug: string,
): Promise<void> {
  const { user } = await bodyOf(api.POST('/api/v1/me/company', { body: { slug } }));
  await enterCompany(queryClient, router, user);
}

/** Answers that do not depend on the company. */
const SHARED = /^\/api\/v1\/(me|spheres|locations|dictionaries|pages\/|legal\/)/;

function belongsToCompany({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return !queryKey.some((part) => typeof part === 'string' && SHARED.test(part));
}

/**
 * Another company is in use: opens the profile and drops what was loaded for the former one. The page is left first,
 * because its data may not exist in this company.
 */
export async function enterCompany(
  queryClient: QueryClient,
  router: AnyRouter,
  user: User,
): Promise<void> {
  setMe(queryClient, user);
  await router.navigate({ to: '/profile' });
  queryClient.removeQueries({ type: 'inactive', predicate: belongsToCompany });
  await queryClient.invalidateQueries({ predicate: belongsToCompany });
}
