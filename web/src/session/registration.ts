/**
 * Progress of a registration, or of a password reset, in this tab. Guards use it to decide which step may be shown, so
 * that no step is skipped; the server enforces the same.
 */
export type Branch = 'candidate' | 'employer' | 'invited' | 'reset';

export interface Registration {
  /** The number that was entered at the start. */
  phone: string;
  /** The id of the confirmation request. */
  request_id: string;
  /** Until when the confirmed number may be used, in milliseconds since 1970; absent before it is confirmed. */
  verified_until?: number;
}

const key = (branch: Branch) => `registration:${branch}`;

export function readRegistration(branch: Branch): Registration | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(branch)) ?? 'null') as Registration | null;
  } catch {
    return null;
  }
}

export function writeRegistration(branch: Branch, registration: Registration): void {
  try {
    sessionStorage.setItem(key(branch), JSON.stringify(registration));
  } catch {
    // Storage may be forbidden: then progress is lost on a reload.
  }
}

export function forgetRegistration(branch: Branch): void {
  try {
    sessionStorage.removeItem(key(branch));
  } catch {
    // See above.
  }
}

/** Step 1 needs a number, the later ones a recently confirmed number. */
export function mayEnterStep(
  registration: Registration | null,
  step: number,
  now: number,
): boolean {
  if (!registration?.phone) return false;
  return step <= 1 || (registration.verified_until ?? 0) > now;
}
