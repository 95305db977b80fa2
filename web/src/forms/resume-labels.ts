/** The fields of a resume outside its form, apart from the form to keep its rules out of other pages. */
import { m } from '@/paraglide/messages';

/** Keyed by the API's names, which it sends as free text so that a newer server can add one. */
const FIELDS: Readonly<Record<string, () => string>> = {
  position: m.resume_form_position,
  about: m.resume_form_about,
  employment: m.resume_form_employment,
  education_level: m.resume_form_education_level,
  education: m.resume_form_education,
  additional_education: m.resume_form_courses,
  specialization: m.resume_form_specialization,
  skills: m.resume_form_skills,
  computer_skills: m.resume_form_computer_skills,
  languages: m.resume_form_languages,
  name: m.resume_form_name,
  surname: m.resume_form_surname,
  birthday: m.resume_form_birthday,
  // The form asks whether to show the photo.
  show_photo: m.resume_form_photo,
  sphere: m.resume_form_sphere,
  work_type: m.resume_form_work_type,
  location: m.resume_form_location,
  salary: m.resume_form_salary,
  driving: m.resume_form_driving,
  phones: m.resume_form_phones,
  email: m.resume_form_email,
  social_links: m.resume_form_social_links,
};

/** Never shown to others: a moderator cannot judge them. */
const PRIVATE = ['birthday', 'phones', 'email'];

/** The form's label of a field; undefined for one that this version does not know. */
export function resumeFieldText(field: string): string | undefined {
  return FIELDS[field]?.();
}

/** The fields that others see, texts first. */
export function publicResumeFields(): { value: string; label: string }[] {
  const shown = Object.entries(FIELDS).filter(([field]) => !PRIVATE.includes(field));
  return shown.map(([value, label]) => ({ value, label: label() }));
}
