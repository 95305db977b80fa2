/** Working in another company. Apart from `rights.ts`, which is part of the first load. */
import type { QueryClient } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { loadPage } from '@/i18n/go';
import { setMe, type User } from './me';

/** Works in another of the person's companies from here on. */
export async function switchCompany(queryClient: QueryClient, slug: string): Promise<void> {
  const { user } = await bodyOf(api.POST('/api/v1/me/company', { body: { slug } }));
  enterCompany(queryClient, user);
}

/** Another company is in use. The profile is loaded anew, so that nothing of the former company stays. */
export function enterCompany(queryClient: QueryClient, user: User): void {
  setMe(queryClient, user);
  loadPage('/profile');
}
