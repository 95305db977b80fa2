import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { oneOf, text } from '@/forms/schema';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import {
  type AccountForm,
  accountRules,
  EMPTY_ACCOUNT,
  orNothing,
  type PasswordNeed,
} from './account';
import { AGE } from './limits-temp';

/** The form's state: everything is text until it is sent. */
export interface CandidateForm extends AccountForm {
  name: string;
  surname: string;
  birthday: string;
  sex: string;
  location: string;
  education_level: string;
  specialization: string;
  languages: { language: string; level: string }[];
  about: string;
}

export const EMPTY_CANDIDATE: CandidateForm = {
  avatar: EMPTY_ACCOUNT.avatar,
  name: '',
  surname: '',
  birthday: '',
  sex: '',
  location: '',
  education_level: '',
  specialization: '',
  languages: [],
  about: '',
  email: EMPTY_ACCOUNT.email,
  password: EMPTY_ACCOUNT.password,
};

/** Full years on the day `today` (both `YYYY-MM-DD`). */
export function yearsOld(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** From 15 to 17 one may work with a parent's consent and for shorter weeks (decision B15). */
export function isMinor(birthday: string, today: string): boolean {
  if (birthday === '') return false;
  const years = yearsOld(birthday, today);
  return years >= AGE.minimum && years < ADULT;
}

const ADULT = 18;

/** The years to choose a birthday from. */
export function birthYears(): { minYear: number; maxYear: number } {
  const year = Number(todayIso().slice(0, 4));
  return { minYear: year - AGE.maximum - 1, maxYear: year - AGE.minimum };
}

const birthday = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    if (dataset.value === '') {
      addIssue({ message: m.error_required_field() });
      return;
    }
    const years = yearsOld(dataset.value, todayIso());
    if (years < AGE.minimum) addIssue({ message: m.auth_too_young({ min: AGE.minimum }) });
    else if (years > AGE.maximum) addIssue({ message: m.error_too_early() });
  }),
);

const languages = v.array(
  v.object({
    language: text({}),
    // The level may stay open.
    level: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      oneOf(limits.LanguageLevel),
    ]),
  }),
);

const profile = {
  name: text(limits.PersonName),
  surname: text(limits.PersonName),
  birthday,
  sex: oneOf(limits.Sex),
  location: text({}),
  education_level: oneOf(limits.EducationLevel),
  specialization: orNothing(text(limits.Position)),
  languages,
  about: orNothing(text(limits.About)),
};

/** A new account, or (`account` is null) the second profile of a person who has one. */
export function candidateSchema(account: PasswordNeed | null) {
  const rules = accountRules(account ?? 'optional');
  return v.object({ ...profile, ...rules });
}

export type CandidateBody = v.InferOutput<ReturnType<typeof candidateSchema>>;
