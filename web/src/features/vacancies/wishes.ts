import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { ApiError, refusal } from '@/api/errors';

/**
 * What a person wants saved or not, by vacancy. Presses may come faster than answers, or without a network: the last
 * wish is the one that counts, and it waits on the device until it was heard. Both calls are idempotent.
 */
const KEY = 'favourites:wishes';

let wishes: Record<string, boolean> | undefined;
const underWay = new Map<string, Promise<void>>();

function all(): Record<string, boolean> {
  if (!wishes) {
    try {
      wishes = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, boolean>;
    } catch {
      // Storage may be forbidden or spoilt; wishes then live as long as the page.
      wishes = {};
    }
  }
  return wishes;
}

function keep(): void {
  try {
    if (Object.keys(all()).length > 0) localStorage.setItem(KEY, JSON.stringify(wishes));
    else localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}

/** Resolves when the server has heard it. Without a network it throws, and the wish is sent when the network is back. */
export function wish(slug: string, liked: boolean): Promise<void> {
  all()[slug] = liked;
  keep();
  return deliver(slug);
}

/** What waits on the device: sent when the product is opened again or the network is back. */
async function deliverWaiting(): Promise<void> {
  await Promise.allSettled(Object.keys(all()).map(deliver));
}

addEventListener('online', () => void deliverWaiting());
void deliverWaiting();

function deliver(slug: string): Promise<void> {
  const running = underWay.get(slug) ?? send(slug);
  underWay.set(slug, running);
  return running;
}

async function send(slug: string): Promise<void> {
  for (;;) {
    const liked = all()[slug];
    if (liked === undefined) {
      // In the same step as the look at the wishes: a press after it starts a new delivery.
      underWay.delete(slug);
      return;
    }
    try {
      await tell(slug, liked);
    } catch (problem) {
      underWay.delete(slug);
      if (!isOffline(problem)) drop(slug, liked);
      throw problem;
    }
    drop(slug, liked);
  }
}

/** A wish that changed meanwhile stays: the loop sends it next. */
function drop(slug: string, sent: boolean): void {
  if (all()[slug] === sent) {
    delete all()[slug];
    keep();
  }
}

async function tell(slug: string, liked: boolean): Promise<void> {
  const body = { job_id: slug };
  const call = liked
    ? api.POST('/api/v1/wishlist/add', { body })
    : api.POST('/api/v1/wishlist/remove', { body });
  const answer = await bodyOf<{ status: boolean }>(call);
  // A full list and a vacancy that is gone are refused with HTTP 200.
  if (answer.status !== true) throw refusal({ ...answer }, 200);
}

/** No answer at all: the same wish may be sent again later. */
export function isOffline(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status === 0;
}
