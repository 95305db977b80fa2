/** What a person can do about each field that a resume lacks. */
import { m } from '@/paraglide/messages';
import type { Missing } from './contract';
import { type FieldName, fieldLabel, isField } from './form';

const ADVICE: Partial<Record<FieldName, () => string>> = {
  position: m.resume_form_miss_position,
  sphere: m.resume_form_miss_sphere,
  work_type: m.resume_form_miss_work_type,
  location: m.resume_form_miss_location,
  salary: m.resume_form_miss_salary,
  name: m.resume_form_miss_name,
  surname: m.resume_form_miss_surname,
  birthday: m.resume_form_miss_birthday,
  phones: m.resume_form_miss_phones,
  email: m.resume_form_miss_email,
  show_photo: m.resume_form_miss_photo,
  employment: m.resume_form_miss_employment,
  education_level: m.resume_form_miss_education_level,
  education: m.resume_form_miss_education,
  skills: m.resume_form_miss_skills,
  computer_skills: m.resume_form_miss_computer_skills,
  languages: m.resume_form_miss_languages,
  social_links: m.resume_form_miss_social_links,
  about: m.resume_form_miss_about,
};

/** "Koʻnikmalaringizni yozing"; a field without advice is called by its label. */
export function adviceOf({ field }: Pick<Missing, 'field'>): string {
  if (!isField(field)) return field;
  return ADVICE[field]?.() ?? fieldLabel(field);
}
