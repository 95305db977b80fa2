import type { QueryClient } from '@tanstack/react-query';

export const WISHES_KEY = 'favourites:wishes';

/**
 * Sends favourite changes that may not have reached the server, on whichever page opens next. This check is part of
 * every page; the code that sends is loaded only when something is stored.
 */
export async function resumeWishes(queryClient: QueryClient): Promise<void> {
  try {
    if (!localStorage.getItem(WISHES_KEY)) return;
    (await import('./deliver-wishes')).deliverWishes(queryClient);
  } catch {
    // Forbidden storage holds nothing. If the code fails to load, the changes stay stored for the next page.
  }
}
