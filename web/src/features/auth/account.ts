/** What an account has beside its profile: e-mail, password, picture. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { emailRule, orNull, passwordRule } from '@/forms/profile-rules';
import { countChars } from '@/forms/schema';

export interface AccountForm {
  email: string;
  password: string;
  /** A data URL of a square JPEG, or nothing. */
  avatar: string;
}

export const EMPTY_ACCOUNT: AccountForm = { email: '', password: '', avatar: '' };

/** Fields that never touch the storage of the browser. */
export const SECRET_FIELDS = ['password', 'avatar'];

/** Who comes with Google or Telegram has a way in already and may do without a password. */
export type PasswordNeed = 'required' | 'optional';

/** Entries of a schema for a new account. */
export function accountRules(password: PasswordNeed) {
  return {
    email: orNull(emailRule),
    password: password === 'required' ? passwordRule : orNull(passwordRule),
    avatar: orNull(v.string()),
  };
}

export type Strength = 'weak' | 'fair' | 'strong';

/** A hint, never a rule: length is what counts. Digits alone and few different signs make a long password short again. */
export function passwordStrength(password: string): Strength {
  const kinds = new Set(password).size;
  const length = Math.min(countChars(password), kinds * 2) / (/^\d*$/.test(password) ? 2 : 1);
  if (length < limits.Password.minLength) return 'weak';
  return length < limits.Password.minLength * 1.5 ? 'fair' : 'strong';
}
