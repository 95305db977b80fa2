import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { text } from '@/forms/schema';
import { m } from '@/paraglide/messages';

/** New password twice; the message stands at the second field, where the slip is most likely. */
export const passwordSchema = v.pipe(
  v.object({ password: secret(), repeat: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      ({ password, repeat }) => password === repeat,
      () => m.error_not_equal(),
    ),
    ['repeat'],
  ),
);
export type PasswordForm = v.InferInput<typeof passwordSchema>;

/** A password is taken as typed: spaces around it are part of it. */
function secret() {
  const { minLength, maxLength } = limits.Password;
  return v.pipe(
    v.string(),
    v.nonEmpty(() => m.error_required_field()),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const count = [...dataset.value].length;
      if (count > 0 && count < minLength)
        addIssue({ message: m.error_too_short({ min: minLength }) });
      else if (count > maxLength) addIssue({ message: m.error_too_long({ max: maxLength }) });
    }),
  );
}

export const emailSchema = v.object({
  email: v.pipe(
    text(limits.Email),
    // Only a slip of the finger is caught here; whether the address exists is told by the code sent to it.
    v.regex(/^\S+@\S+\.\S+$/, () => m.error_invalid_email()),
  ),
});
export type EmailForm = v.InferInput<typeof emailSchema>;

export const phoneSchema = v.object({
  phone: v.pipe(
    v.string(),
    v.nonEmpty(() => m.error_required_field()),
    v.regex(/^\+998\d{9}$/, () => m.error_invalid_phone()),
  ),
});
export type PhoneForm = v.InferInput<typeof phoneSchema>;
