/**
 * What a guest wanted to do when he was asked to sign in. It is kept while he signs in or registers, and done once after
 * that: it goes with the link that leads back (`after-login`).
 */
import { here } from '@/i18n/go';
import { saveAfterLogin } from './after-login';
import { INTENTION, type Intention } from './asked';
import { storedOnce } from './stored-link';

/** The fields of each, with what they may contain. A cookie can be written by others. */
const SLUG = /^[\w-]{1,200}$/;
const NAME = /^[^\p{Cc}]{0,200}$/u;
const FIELDS: Record<Intention['act'], Record<string, RegExp>> = {
  save: { slug: SLUG },
  hide: { kind: /^(vacancy|company)$/, slug: SLUG, name: NAME },
  contacts: { slug: SLUG },
  report: { target: /^(vacancy|company)$/, slug: SLUG },
  search: { query: /^[^\p{Cc}]{0,1000}$/u, name: NAME },
};

/** As it was stored, if it is one of ours. */
export function readIntention(text: unknown): Intention | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(String(text));
  } catch {
    return undefined;
  }
  if (typeof kept !== 'object' || kept === null || !('act' in kept)) return undefined;
  const fields = FIELDS[String(kept.act) as Intention['act']];
  if (!fields || !Object.hasOwn(FIELDS, String(kept.act))) return undefined;
  const isRight = ([name, form]: [string, RegExp]) => {
    const value: unknown = Reflect.get(Object(kept), name);
    return typeof value === 'string' && form.test(value);
  };
  return Object.entries(fields).every(isRight) ? (kept as Intention) : undefined;
}

const kept = storedOnce(INTENTION, 30 * 60, readIntention);

export const peekIntention = kept.peek;
export const takeIntention = kept.take;
export const forgetIntention = kept.forget;
export const restoreIntention = (intention: Intention) => kept.save(JSON.stringify(intention));

/** Whoever wants this leaves for a page to sign in or register. */
export function keepIntention(intention: Intention): void {
  saveAfterLogin(here());
  restoreIntention(intention);
}
