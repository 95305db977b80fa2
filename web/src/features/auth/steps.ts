import { m } from '@/paraglide/messages';
import type { Step } from '@/ui/stepper';

const code = (): Step => ({ id: 'code', label: m.auth_step_code() });
const spheres = (): Step => ({ id: 'spheres', label: m.auth_step_spheres() });
const profile = (): Step => ({ id: 'profile', label: m.auth_step_profile() });
const company = (): Step => ({ id: 'company', label: m.auth_step_company() });
const password = (): Step => ({ id: 'password', label: m.auth_step_password() });

/** A signed-in person has confirmed the number already, so the first step is skipped. */
export function candidateSteps(signedIn: boolean): Step[] {
  return signedIn ? [spheres(), profile()] : [code(), spheres(), profile()];
}

export function employerSteps(signedIn: boolean): Step[] {
  return signedIn ? [company()] : [code(), company()];
}

/** For a new password, and for an account of an invited person. */
export function passwordSteps(): Step[] {
  return [code(), password()];
}
