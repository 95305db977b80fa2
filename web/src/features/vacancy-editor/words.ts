/** Labels of closed lists. */
import type { limits } from '@/api/limits.gen';
import type { Currency } from '@/lib/money';
import { m } from '@/paraglide/messages';
import type { QuestionKind, Tax } from './model';

type Words<Code extends string> = Record<Code, () => string>;

export const WORK_TYPES: Words<(typeof limits.WorkType.enum)[number]> = {
  fulltime: m.work_type_fulltime,
  remote: m.work_type_remote,
  partial: m.work_type_partial,
  hybrid: m.work_type_hybrid,
};

export const WORK_HOURS: Words<(typeof limits.WorkHours.enum)[number]> = {
  mon_fri: m.work_hours_mon_fri,
  mon_sat: m.work_hours_mon_sat,
};

export const EXPERIENCE: Words<(typeof limits.Experience.enum)[number]> = {
  none: m.experience_none,
  1: m.experience_1,
  2: m.experience_2,
  3: m.experience_3,
  4: m.experience_4,
  5: m.experience_5,
};

export const EDUCATION: Words<(typeof limits.EducationLevel.enum)[number]> = {
  secondary: m.education_level_secondary,
  incomplete_higher: m.education_level_incomplete_higher,
  higher: m.education_level_higher,
};

export const LEVELS: Words<(typeof limits.LanguageLevel.enum)[number]> = {
  a1: m.language_level_a1,
  b1: m.language_level_b1,
  c1: m.language_level_c1,
};

export const CURRENCIES: Words<Currency> = {
  UZS: m.kernel_currency_uzs,
  USD: m.kernel_currency_usd,
  RUB: m.kernel_currency_rub,
};

export const TAX_WORDS: Words<Tax> = {
  net: m.vacancy_form_tax_net,
  gross: m.vacancy_form_tax_gross,
};

export const KIND_WORDS: Words<QuestionKind> = {
  text: m.question_kind_text,
  yes_no: m.question_kind_yes_no,
  choice: m.question_kind_choice,
  number: m.question_kind_number,
};

/** Field names in error summaries and in the conflict dialog. */
export const FIELD_LABELS = {
  title: m.vacancy_form_title,
  profession: m.vacancy_form_profession,
  sphere: m.vacancy_form_sphere,
  location: m.vacancy_form_location,
  address: m.vacancy_form_address,
  work_type: m.vacancy_form_work_type,
  work_hours: m.vacancy_form_work_hours,
  hours_from: m.vacancy_form_hours_from,
  hours_to: m.vacancy_form_hours_to,
  salary: m.vacancy_form_step_second,
  hide_salary: m.vacancy_form_hide_salary,
  about: m.vacancy_form_about,
  tasks: m.vacancy_form_tasks,
  requirements: m.vacancy_form_requirements,
  advantages: m.vacancy_form_advantages,
  experience: m.vacancy_form_experience,
  education_level: m.vacancy_form_education,
  languages: m.vacancy_form_languages,
  resume_required: m.vacancy_form_resume,
  questions: m.vacancy_form_questions,
  for_communication_link: m.vacancy_form_link,
  for_communication_phone: m.vacancy_form_phone,
  abroad: m.vacancy_form_abroad,
};
