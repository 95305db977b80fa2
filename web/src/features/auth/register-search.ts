/** What the address of a registration step may say. */
export interface RegisterSearch {
  /** A signed-in person fills in the profile of the other role. */
  for?: 'role';
  /** Why the person is back at the start. */
  problem?: 'expired';
}

export function registerSearch(raw: Record<string, unknown>): RegisterSearch {
  // Left out, not undefined: the guards look for the name itself.
  return {
    ...(raw.for === 'role' && { for: 'role' }),
    ...(raw.problem === 'expired' && { problem: 'expired' }),
  };
}
