/** Validation of the two profiles and of an account, the same at registration and in the settings. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import { countChars, oneOf, text } from './schema';

/** An empty answer is sent as null. */
export function orNull<Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  return v.union([
    v.pipe(
      v.string(),
      v.trim(),
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ]);
}

export const candidateRules = {
  name: text(limits.PersonName),
  surname: text(limits.PersonName),
  // The server decides which ages may register.
  birthday: text({}),
  sex: oneOf(limits.Sex),
  location: text({}),
  education_level: oneOf(limits.EducationLevel),
  specialization: orNull(text(limits.Position)),
  languages: v.array(
    v.object({
      language: text({}),
      // The level is optional.
      level: v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => null),
        ),
        oneOf(limits.LanguageLevel),
      ]),
    }),
  ),
  about: orNull(text(limits.About)),
};

export const companyRules = {
  name: text(limits.CompanyName),
  location: text({}),
  address: orNull(text(limits.Address)),
  /** The day of foundation (decisions B16). */
  owned_date: orNull(
    v.pipe(
      v.string(),
      v.isoDate(() => m.error_invalid_date()),
      v.check(
        (day) => day <= todayIso(),
        () => m.error_in_future(),
      ),
    ),
  ),
  about: orNull(text(limits.About)),
};

/** Only catches typing errors: whether the address exists is proven by sending a message to it. */
export const emailRule = v.pipe(
  text(limits.Email),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, () => m.error_invalid_email()),
);

/** A password is taken as typed: surrounding spaces are part of it. */
export const passwordRule = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { minLength: min, maxLength: max } = limits.Password;
    const count = countChars(dataset.value);
    if (count === 0) addIssue({ message: m.error_required_field() });
    else if (count < min) addIssue({ message: m.error_too_short({ min }) });
    else if (count > max) addIssue({ message: m.error_too_long({ max }) });
  }),
);

/** A new password typed twice. The second only guards against typing errors, so the message is shown there. */
export const newPasswordSchema = v.pipe(
  v.object({ password: passwordRule, repeat: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeat']],
      ({ password, repeat }) => password === repeat,
      () => m.auth_passwords_differ(),
    ),
    ['repeat'],
  ),
);

export type NewPassword = v.InferOutput<typeof newPasswordSchema>;
