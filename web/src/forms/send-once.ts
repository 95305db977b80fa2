/**
 * The `Idempotency-Key` of a submitted form. The same content keeps its key through retries and reloads, so a lost
 * response can never create two letters, vacancies or responses; changed content gets a new key.
 */
import { read, remove, write } from './draft';

interface Kept {
  key: string;
  body: string;
}

const storageKey = (kind: string) => `send:${kind}`;

/** Lasts as long as the page where storage is forbidden. */
const inMemory = new Map<string, Kept>();

/** With `secret` (the body contains a password) nothing is stored: the key lasts as long as the page. */
export function keyFor(kind: string, body: unknown, { secret = false } = {}): string {
  const content = JSON.stringify(body);
  const kept = inMemory.get(kind) ?? (read(storageKey(kind)) as Kept | null);
  if (kept?.body === content && typeof kept.key === 'string') return kept.key;
  const fresh = { key: crypto.randomUUID(), body: content };
  inMemory.set(kind, fresh);
  if (!secret) write(storageKey(kind), fresh);
  return fresh.key;
}

/** Call this after a success: the same content sent again is a new submission. */
export function forgetKey(kind: string): void {
  inMemory.delete(kind);
  remove(storageKey(kind));
}

/** A retry after a lost response uses the same key, so that no second message is sent and no attempt is counted. */
export async function sendOnce<Answer>(
  kind: string,
  what: unknown,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(keyFor(kind, what, { secret: true }));
  forgetKey(kind);
  return answer;
}
