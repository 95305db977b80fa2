import { ApiError } from '@/api/errors';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';

/**
 * Sends a change that the screen shows as done already. Without network it goes when the network is back, and a toast
 * says so.
 */
export async function sendPatiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const wasOnline = navigator.onLine;
    try {
      return await send();
    } catch (problem) {
      if (!isUnsent(problem, wasOnline)) throw problem;
      toast.info(m.vacancy_save_later());
      await untilOnline();
    }
  }
}

/** What was sent without network has certainly not arrived. */
export function isUnsent(problem: unknown, wasOnline: boolean): boolean {
  return problem instanceof ApiError && problem.code === 'network' && !wasOnline;
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });
}
