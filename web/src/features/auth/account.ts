/** The account fields beside the profile: e-mail, password, picture. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { emailRule, orNull, passwordRule } from '@/forms/profile-rules';
import { countChars } from '@/forms/schema';

export interface AccountForm {
  email: string;
  password: string;
  /** A data URL of a square JPEG, or empty. */
  avatar: string;
}

export const EMPTY_ACCOUNT: AccountForm = { email: '', password: '', avatar: '' };

/** Fields that are never written to browser storage. */
export const SECRET_FIELDS = ['password', 'avatar'];

/** People who come with Google or Telegram can already sign in, so the password is optional for them. */
export type PasswordNeed = 'required' | 'optional';

/** Schema entries for a new account. */
export function accountRules(password: PasswordNeed) {
  return {
    email: orNull(emailRule),
    password: password === 'required' ? passwordRule : orNull(passwordRule),
    avatar: orNull(v.string()),
  };
}

export type Strength = 'weak' | 'fair' | 'strong';

/** A hint, never a rule: length counts. Digits only, or few different characters, weaken a long password. */
export function passwordStrength(password: string): Strength {
  const kinds = new Set(password).size;
  const length = Math.min(countChars(password), kinds * 2) / (/^\d*$/.test(password) ? 2 : 1);
  if (length < limits.Password.minLength) return 'weak';
  return length < limits.Password.minLength * 1.5 ? 'fair' : 'strong';
}
