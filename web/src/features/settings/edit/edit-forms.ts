/** The state of the two profile forms, and how it becomes the partial update that the API takes. */
import * as v from 'valibot';
import { limits } from '@/api/limits.gen';
import { candidateRules, companyRules } from '@/forms/profile-rules';
import { m } from '@/paraglide/messages';
import type { Candidate, Customer } from '../queries';

const SPHERES = limits.CandidateIn_spheres;

export const candidateSchema = v.object({
  ...candidateRules,
  spheres: v.pipe(
    v.array(v.string()),
    v.minLength(SPHERES.minItems, () => m.error_too_few({ min: SPHERES.minItems })),
    v.maxLength(SPHERES.maxItems, () => m.error_too_many({ max: SPHERES.maxItems })),
  ),
});

/** The form's state: everything is a string until it is sent. */
export interface CandidateForm {
  name: string;
  surname: string;
  birthday: string;
  sex: string;
  location: string;
  spheres: string[];
  education_level: string;
  specialization: string;
  languages: { language: string; level: string }[];
  about: string;
}
export type CandidateBody = v.InferOutput<typeof candidateSchema>;

export function candidateForm(candidate: Candidate): CandidateForm {
  return {
    name: candidate.name,
    surname: candidate.surname,
    birthday: candidate.birthday,
    sex: candidate.sex,
    location: candidate.location,
    spheres: candidate.spheres,
    education_level: candidate.education_level,
    specialization: candidate.specialization ?? '',
    languages: candidate.languages.map(({ language, level }) => ({ language, level: level ?? '' })),
    about: candidate.about ?? '',
  };
}

export const companySchema = v.object(companyRules);

export interface CompanyForm {
  name: string;
  location: string;
  address: string;
  owned_date: string;
  about: string;
}
export type CompanyBody = v.InferOutput<typeof companySchema>;

export function companyForm(customer: Customer): CompanyForm {
  return {
    name: customer.name,
    location: customer.location,
    address: customer.address ?? '',
    owned_date: customer.owned_date ?? '',
    about: customer.about ?? '',
  };
}

/** Only the answers that differ from the stored ones: an untouched field cannot undo a change made elsewhere. */
export function changedOnly<Form extends object, Body extends Record<keyof Form, unknown>>(
  body: Body,
  now: Form,
  stored: Form,
): Partial<Body> {
  const changed = (Object.keys(now) as (keyof Form & keyof Body)[]).filter(
    (field) => !isEqual(now[field], stored[field]),
  );
  return Object.fromEntries(
    changed.map((field) => [field, body[field]]),
  ) as unknown as Partial<Body>;
}

/** Answers are strings and short lists of strings. */
export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
