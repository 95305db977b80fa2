/** Labels of a resume's codes. */
import { agoText } from '@/i18n/display';
import type { Labels } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import type { Group, ResumeSummary, Visibility } from './wire';

export const VISIBILITY_WORDS: Labels<Visibility> = {
  employers: m.resume_visibility_employers,
  whitelist: m.resume_visibility_whitelist,
  blacklist: m.resume_visibility_blacklist,
  link: m.resume_visibility_link,
  nobody: m.resume_visibility_nobody,
};

export const GROUP_WORDS: Labels<Group> = {
  name: m.resume_group_name,
  phones: m.resume_group_phones,
  email: m.resume_group_email,
  links: m.resume_group_links,
  employers: m.resume_group_employers,
};

/** The API sends these as free text, so that a newer server can add one. */
const FIELDS: Readonly<Record<string, () => string>> = {
  position: m.my_resumes_field_position,
  sphere: m.my_resumes_field_sphere,
  work_type: m.my_resumes_field_work_type,
  location: m.my_resumes_field_location,
  salary: m.my_resumes_field_salary,
  name: m.my_resumes_field_name,
  surname: m.my_resumes_field_surname,
  birthday: m.my_resumes_field_birthday,
  phones: m.my_resumes_field_phones,
  email: m.my_resumes_field_email,
  show_photo: m.my_resumes_field_show_photo,
  employment: m.my_resumes_field_employment,
  education_level: m.my_resumes_field_education_level,
  education: m.my_resumes_field_education,
  skills: m.my_resumes_field_skills,
  computer_skills: m.my_resumes_field_computer_skills,
  languages: m.my_resumes_field_languages,
  social_links: m.my_resumes_field_social_links,
  about: m.my_resumes_field_about,
};

/** What to add to a resume; undefined for a field that this version does not know. */
export function fieldText(field: string): string | undefined {
  return FIELDS[field]?.();
}

/** A draft may not have a position yet. */
export function titleOf({ position }: Pick<ResumeSummary, 'position'>): string {
  return position.trim() || m.my_resumes_untitled();
}

/** Inside a sentence: `bugun`, `08.11.2026`. */
export function whenText(iso: string): string {
  return agoText(iso).toLowerCase();
}
