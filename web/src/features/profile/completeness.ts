import type { User } from './user';

/** What a profile may still lack; each item is filled in on its own page or field. */
export type Part =
  | 'avatar'
  | 'specialization'
  | 'languages'
  | 'about'
  | 'address'
  | 'owned_date'
  | 'email';

/** Answers that registration has already asked for: name, surname, birthday, sex, place, spheres, education. */
const CANDIDATE_HAS = 7;
/** Name and place. */
const CUSTOMER_HAS = 2;

export interface Completeness {
  percent: number;
  /** The most helpful first. */
  missing: Part[];
}

/** How complete the profile of the active role is. */
export function completeness(user: User): Completeness {
  const { candidate, customer } = user;
  const hasEmail = Boolean(user.email);
  if (user.role === 'customer') {
    return share(CUSTOMER_HAS, [
      ['about', Boolean(customer?.about)],
      ['avatar', Boolean(customer?.avatar)],
      ['address', Boolean(customer?.address)],
      ['owned_date', Boolean(customer?.owned_date)],
      ['email', hasEmail],
    ]);
  }
  return share(CANDIDATE_HAS, [
    ['about', Boolean(candidate?.about)],
    ['specialization', Boolean(candidate?.specialization)],
    ['languages', (candidate?.languages.length ?? 0) > 0],
    ['avatar', Boolean(candidate?.avatar)],
    ['email', hasEmail],
  ]);
}

function share(had: number, parts: [part: Part, filled: boolean][]): Completeness {
  const missing = parts.filter(([, filled]) => !filled).map(([part]) => part);
  const total = had + parts.length;
  return { percent: Math.round(((total - missing.length) / total) * 100), missing };
}
