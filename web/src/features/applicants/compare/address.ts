/** Who is compared, in the address: `?ids=a,b`. */
import { MOST_COMPARED } from '../limits';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids that an address names, each once, as many as can be compared. */
export function readIds(given: unknown): string[] {
  const ids = typeof given === 'string' ? given.split(',').filter((id) => ID.test(id)) : [];
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

export const writeIds = (ids: readonly string[]): string => ids.join(',');
