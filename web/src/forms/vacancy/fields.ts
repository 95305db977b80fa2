/**
 * The fields of a vacancy, in the order of the form. The editor, the comparison of two versions and the moderators' page
 * read this list, so a new field that looks like an existing one is one entry here.
 */
import { limits } from '@/api/limits.gen';
import type { components } from '@/api/schema.gen';
import { EDUCATION, EXPERIENCE, WORK_HOURS, WORK_TYPES } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import { languages, phone, spheres } from '../common-kinds';
import { choice, choices, type Field, flag, longText, rows, text } from '../kinds';
import { abroad, link, pay, questions } from './own-kinds';

/** The step of the wizard that asks for a field. */
export type StepName = components['schemas']['VacancyStep'];

/** Controls that the editor has for single fields. */
export type ControlName =
  | 'title'
  | 'sphere'
  | 'location'
  | 'salary'
  | 'languages'
  | 'questions'
  | 'contacts'
  | 'abroad';

/** Moderators read the days and the hours of work in one line. */
interface Hours {
  hours_from: string;
  hours_to: string;
}

/** Parts of the API's form that are not answers: they follow from others, or concern the submission. */
type NoAnswer = 'required_question' | 'draft_id' | 'ignore_duplicates' | 'revision';
type Answers = Omit<components['schemas']['VacancyForm'], NoAnswer>;

const days = choice(limits.WorkHours, WORK_HOURS, { required: true, first: 'mon_fri' });

export const FIELDS = {
  title: {
    step: 'default',
    label: m.vacancy_form_title,
    ...text({ limit: limits.VacancyTitle, required: true, hint: m.vacancy_form_title_hint }),
    control: 'title',
    written: true,
  },
  sphere: {
    step: 'default',
    label: m.vacancy_form_sphere,
    ...spheres(limits.VacancyForm_sphere),
    control: 'sphere',
  },
  profession: {
    step: 'default',
    label: m.vacancy_form_profession,
    ...text({
      shown: (code, lists) =>
        lists.spheres
          .flatMap(({ professions }) => professions)
          .find((profession) => profession.code === code)?.name ?? code,
    }),
    // Shown below the title, which suggests it.
    control: null,
  },
  location: {
    step: 'default',
    label: m.vacancy_form_location,
    ...text({
      required: true,
      hint: m.vacancy_form_location_hint,
      shown: (slug, lists) => lists.places.find((place) => place.slug === slug)?.name ?? slug,
    }),
    control: 'location',
  },
  address: {
    step: 'default',
    label: m.vacancy_form_address,
    ...text({
      limit: limits.Address,
      hint: m.vacancy_form_address_hint,
      autoComplete: 'street-address',
    }),
    atOnce: true,
  },
  work_type: {
    step: 'default',
    label: m.vacancy_form_work_type,
    ...choices(limits.WorkType, WORK_TYPES, {
      required: true,
      hint: m.vacancy_form_work_type_hint,
    }),
  },
  work_hours: {
    step: 'default',
    label: m.vacancy_form_work_hours,
    ...days,
    lines: (value: string, _: unknown, { hours_from, hours_to }: Hours) =>
      days.lines(value).map(({ path, text }) => ({
        path,
        text: hours_from || hours_to ? `${text}, ${hours_from || '…'}–${hours_to || '…'}` : text,
      })),
    compared: (value: string) => days.lines(value)[0]?.text ?? '',
    atOnce: true,
  },
  hours_from: {
    step: 'default',
    label: m.vacancy_form_hours_from,
    ...text({ type: 'time' }),
    pair: 'hours',
    partOf: 'work_hours',
    atOnce: true,
  },
  hours_to: {
    step: 'default',
    label: m.vacancy_form_hours_to,
    ...text({ type: 'time' }),
    pair: 'hours',
    partOf: 'work_hours',
    atOnce: true,
  },

  salary: { step: 'second', label: m.vacancy_form_step_second, ...pay, control: 'salary' },
  // Edited with the pay, because only an amount can be hidden.
  hide_salary: {
    step: 'second',
    label: m.vacancy_form_hide_salary,
    ...flag({ note: m.vacancy_form_hide_salary_note }),
    control: null,
  },

  about: {
    step: 'third',
    label: m.vacancy_form_about,
    ...longText({
      limit: limits.About,
      required: true,
      hint: () => m.vacancy_form_about_hint({ min: limits.About.minLength }),
    }),
    written: true,
  },
  tasks: {
    step: 'third',
    label: m.vacancy_form_tasks,
    ...rows({
      row: limits.ListItem,
      count: limits.VacancyForm_tasks,
      required: true,
      hint: m.vacancy_form_tasks_hint,
      addText: m.vacancy_form_tasks_add,
      example: m.vacancy_form_tasks_example,
    }),
    written: true,
  },
  requirements: {
    step: 'third',
    label: m.vacancy_form_requirements,
    ...rows({
      row: limits.ListItem,
      count: limits.VacancyForm_requirements,
      required: true,
      hint: m.vacancy_form_requirements_hint,
      addText: m.vacancy_form_requirements_add,
      example: m.vacancy_form_requirements_example,
    }),
    written: true,
  },
  advantages: {
    step: 'third',
    label: m.vacancy_form_advantages,
    ...rows({
      row: limits.ListItem,
      count: limits.VacancyForm_advantages,
      hint: m.vacancy_form_advantages_hint,
      addText: m.vacancy_form_advantages_add,
      example: m.vacancy_form_advantages_example,
    }),
    written: true,
  },

  experience: {
    step: 'fourth',
    label: m.vacancy_form_experience,
    ...choice(limits.Experience, EXPERIENCE, {
      required: true,
      placeholder: m.form_choose,
    }),
    pair: 'level',
  },
  education_level: {
    step: 'fourth',
    label: m.vacancy_form_education,
    ...choice(limits.EducationLevel, EDUCATION, { placeholder: m.vacancy_form_education_any }),
    pair: 'level',
  },
  languages: {
    step: 'fourth',
    label: m.vacancy_form_languages,
    ...languages,
    control: 'languages',
  },
  resume_required: {
    step: 'fourth',
    label: m.vacancy_form_resume,
    ...flag({ note: m.vacancy_form_resume_note }),
  },
  accessible: {
    step: 'fourth',
    label: m.vacancy_form_accessible,
    ...flag({ note: m.vacancy_form_accessible_note }),
  },
  questions: {
    step: 'fourth',
    label: m.vacancy_form_questions,
    ...questions,
    control: 'questions',
    written: true,
  },
  for_communication_link: {
    step: 'fourth',
    label: m.vacancy_form_link,
    ...link,
    control: 'contacts',
  },
  for_communication_phone: {
    step: 'fourth',
    label: m.vacancy_form_phone,
    ...phone,
    control: null,
  },
  abroad: { step: 'fourth', label: m.vacancy_form_abroad, ...abroad, control: 'abroad' },
} satisfies { [Name in keyof Answers]: Field<StepName, ControlName> };
