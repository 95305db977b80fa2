import type { QueryClient } from '@tanstack/react-query';
import { markVacancy } from './marks';
import { deliverWaiting } from './wishes';

/** A page that was left or reloaded before the response may have lost the request: the next page sends it again. */
export function deliverWishes(queryClient: QueryClient): Promise<void> {
  return deliverWaiting((slug, liked) => markVacancy(queryClient, slug, { liked }));
}
