import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { countChars, text } from '@/forms/schema';
import { m } from '@/paraglide/messages';

/** A password is taken as typed: surrounding white space is part of it. */
function password() {
  const { minLength, maxLength } = limits.Password;
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const count = countChars(dataset.value);
      if (count === 0) addIssue({ message: m.error_required_field() });
      else if (count < minLength) addIssue({ message: m.error_too_short({ min: minLength }) });
      else if (count > maxLength) addIssue({ message: m.error_too_long({ max: maxLength }) });
    }),
  );
}

/** Authenticators display `123 456`. */
function code() {
  return v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/\s/g, '')),
    text(limits.Code),
  );
}

export const signInSchema = v.object({
  login: text(limits.StaffLogin),
  password: password(),
  totp: code(),
});

export const welcomeSchema = v.object({ password: password(), totp: code() });

export const passwordSchema = v.object({
  current: password(),
  password: password(),
  totp: code(),
});
