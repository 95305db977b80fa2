import * as v from 'valibot';
import { candidateRules } from '@/forms/profile-rules';
import { type AccountForm, accountRules, EMPTY_ACCOUNT, type PasswordNeed } from './account';

/** The form's state: everything is a string until it is sent. */
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

const ADULT = 18;

/** Before 18 one needs a parent's consent and works shorter weeks (decisions B15). */
export function isMinor(birthday: string, today: string): boolean {
  return birthday !== '' && yearsOld(birthday, today) < ADULT;
}

/** A new account, or (`account` is null) the second profile of a person who has one. */
export function candidateSchema(account: PasswordNeed | null) {
  const rules = accountRules(account ?? 'optional');
  return v.object({ ...candidateRules, ...rules });
}

export type CandidateBody = v.InferOutput<ReturnType<typeof candidateSchema>>;
