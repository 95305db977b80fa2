/** What an account has beside its profile: e-mail, password, picture. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { countChars, text } from '@/forms/schema';
import { m } from '@/paraglide/messages';

export interface AccountForm {
  email: string;
  password: string;
  /** A data URL of a square JPEG, or nothing. */
  avatar: string;
}

export const EMPTY_ACCOUNT: AccountForm = { email: '', password: '', avatar: '' };

/** Fields that never touch the storage of the browser. */
export const SECRET_FIELDS = ['password', 'avatar'];

/** An address is checked loosely here: whether it lives, only a letter to it can tell. */
const emailRule = v.pipe(
  text(limits.Email),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, () => m.error_invalid_email()),
);

/** An empty answer leaves the field out of what is sent. */
export function orNothing<Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.union([
    v.pipe(
      v.string(),
      v.trim(),
      v.literal(''),
      v.transform(() => undefined),
    ),
    schema,
  ]);
}

/** Spaces are part of a password, so it is not trimmed. */
export const passwordRule = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const count = countChars(dataset.value);
    if (count === 0) addIssue({ message: m.error_required_field() });
    else if (count < limits.Password.minLength)
      addIssue({ message: m.error_too_short({ min: limits.Password.minLength }) });
    else if (count > limits.Password.maxLength)
      addIssue({ message: m.error_too_long({ max: limits.Password.maxLength }) });
  }),
);

/** Who comes with Google or Telegram has a way in already and may do without a password. */
export type PasswordNeed = 'required' | 'optional';

/** Entries of a schema for a new account. */
export function accountRules(password: PasswordNeed) {
  return {
    email: orNothing(emailRule),
    password: password === 'required' ? passwordRule : orNothing(passwordRule),
    avatar: orNothing(v.string()),
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
