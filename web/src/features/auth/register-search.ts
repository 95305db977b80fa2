/** The search params of a registration step. */
export interface RegisterSearch {
  /** A signed-in person fills in the profile of the other role. */
  for?: 'role';
  /** Why the person is back at the start. */
  problem?: 'expired';
}

export function registerSearch(raw: Record<string, unknown>): RegisterSearch {
  // The key is omitted rather than set to undefined, because the guards test for its presence.
  return {
    ...(raw.for === 'role' && { for: 'role' }),
    ...(raw.problem === 'expired' && { problem: 'expired' }),
  };
}
