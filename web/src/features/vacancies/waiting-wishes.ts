import type { QueryClient } from '@tanstack/react-query';

export const WISHES_KEY = 'favourites:wishes';

/**
 * Delivers what was tapped and perhaps not heard, on whichever page opens next. This is part of every page; the code
 * that delivers comes only when something waits.
 */
export async function resumeWishes(queryClient: QueryClient): Promise<void> {
  try {
    if (!localStorage.getItem(WISHES_KEY)) return;
    (await import('./deliver-wishes')).deliverWishes(queryClient);
  } catch {
    // Forbidden storage keeps nothing. If the code does not come, the wishes wait for the next page.
  }
}
