import { notifyManager, QueryClient } from '@tanstack/react-query';
import { STALE_MS } from './constants';

// In the task of the change, not in a later one: React puts a checkbox back whose new state is not known when its event
// ends, and it would be painted in between.
notifyManager.setScheduler(queueMicrotask);

/** `send` does the retries (one for a GET), so the query cache itself never retries. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
