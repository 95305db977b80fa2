import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { ApiError, refusal } from '@/api/errors';
import { WISHES_KEY } from './waiting-wishes';

/**
 * Pending favourite changes by vacancy: true to save, false to remove. Clicks may come faster than responses, or
 * offline: the last one wins, and it is stored on the device until the server has confirmed it. Both calls are
 * idempotent.
 */
type Wishes = Record<string, boolean>;

/** Used only where storage is forbidden or full: pending changes then last as long as the page. */
let inMemory: Wishes | undefined;
/** Requests under way, by vacancy; each resolves to the last state that the server confirmed. */
const underWay = new Map<string, Promise<boolean>>();
/** What the server has confirmed on this page, and when. */
const confirmed = new Map<string, { liked: boolean; at: number }>();

/** Read from storage each time, because other tabs write it too. */
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
 * Resolves with the last requested state when the server has confirmed it. Offline it throws, and the change is sent
 * when the network is back.
 */
export function wish(slug: string, liked: boolean): Promise<boolean> {
  keep({ ...all(), [slug]: liked });
  return deliver(slug, liked);
}

/** What the person wants, as far as a response that was asked for at that time may not know it yet. */
export function newerWish(slug: string, since: number): boolean | undefined {
  const told = confirmed.get(slug);
  return all()[slug] ?? (told && told.at >= since ? told.liked : undefined);
}

type Show = (slug: string, liked: boolean) => void;

/**
 * Sends the changes stored on the device. `show` updates the screen: at once, because the server may have rendered the
 * page before it received the change, and after the response, because a list may have been fetched in between.
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
    confirmed.set(slug, { liked, at: performance.now() });
    const next = all()[slug];
    if (next === undefined) {
      // In the same synchronous step as reading the pending changes: a later click starts a new request.
      underWay.delete(slug);
      return liked;
    }
    liked = next;
  }
}

/** Removes a confirmed change. If it was changed again meanwhile it stays, and the loop sends it next. */
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
  // A full list and a vacancy that no longer exists are refused with HTTP 200.
  if (answer.status !== true) throw refusal({ ...answer }, 200);
}

/** There was no response at all: the same change may be sent again later. */
export function isOffline(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status === 0;
}
