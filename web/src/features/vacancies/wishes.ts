import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { ApiError, refusal } from '@/api/errors';
import { WISHES_KEY } from './waiting-wishes';

/**
 * What a person wants saved or not, by vacancy. Presses may come faster than answers, or without a network: the last
 * wish is the one that counts, and it waits on the device until it was heard. Both calls are idempotent.
 */
type Wishes = Record<string, boolean>;

/** Only where the storage is forbidden or full: wishes then live as long as the page. */
let inMemory: Wishes | undefined;
/** Each gives the last wish that was heard. */
const underWay = new Map<string, Promise<boolean>>();

/** Read anew each time, because other tabs write them too. */
function all(): Wishes {
  if (inMemory) return inMemory;
  try {
    return (JSON.parse(localStorage.getItem(WISHES_KEY) ?? '{}') as Wishes | null) ?? {};
  } catch {
    return {};
  }
}

function keep(next: Wishes): void {
  try {
    if (Object.keys(next).length > 0) localStorage.setItem(WISHES_KEY, JSON.stringify(next));
    else localStorage.removeItem(WISHES_KEY);
    inMemory = undefined;
  } catch {
    inMemory = next;
  }
}

/**
 * Resolves with the last wish when the server has heard it. Without a network it throws, and the wish is sent when the
 * network is back.
 */
export function wish(slug: string, liked: boolean): Promise<boolean> {
  keep({ ...all(), [slug]: liked });
  return deliver(slug, liked);
}

type Show = (slug: string, liked: boolean) => void;

/**
 * Sends what waits on the device. `show` marks it on the screen: at once, because the page may have come from the
 * server before the wish did, and after the answer, because a list may have come in between.
 */
export async function deliverWaiting(show: Show = () => undefined): Promise<void> {
  await Promise.allSettled(
    Object.entries(all()).map(async ([slug, liked]) => {
      show(slug, liked);
      try {
        show(slug, await deliver(slug, liked));
      } catch (problem) {
        if (!isOffline(problem)) show(slug, !liked);
      }
    }),
  );
}

addEventListener('online', () => void deliverWaiting());

function deliver(slug: string, liked: boolean): Promise<boolean> {
  const running = underWay.get(slug) ?? send(slug, liked);
  underWay.set(slug, running);
  return running;
}

async function send(slug: string, first: boolean): Promise<boolean> {
  let liked = first;
  for (;;) {
    try {
      await tell(slug, liked);
    } catch (problem) {
      underWay.delete(slug);
      if (!isOffline(problem)) drop(slug, liked);
      throw problem;
    }
    drop(slug, liked);
    const next = all()[slug];
    if (next === undefined) {
      // In the same step as the look at the wishes: a press after it starts a new delivery.
      underWay.delete(slug);
      return liked;
    }
    liked = next;
  }
}

/** A wish that changed meanwhile stays: the loop sends it next. */
function drop(slug: string, sent: boolean): void {
  const { [slug]: wanted, ...others } = all();
  if (wanted === sent) keep(others);
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
