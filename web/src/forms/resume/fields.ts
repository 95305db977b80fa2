/**
 * The fields of a resume, in the order of the form (decisions B38). The editor and the comparison of two versions read
 * this list.
 */
import { limits } from '@/api/limits.gen';
import { EDUCATION, WORK_TYPES } from '@/i18n/labels';
import { SEXES } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { languages, spheres } from '../common-kinds';
import { choice, choices, type Field, flag, longText, text } from '../kinds';
import { emailRule, orNull as orNullRule } from '../profile-rules';
import { type ResumeIn, SPHERES, type Step } from './contract';
import * as own from './own-kinds';

/** Controls that the editor has for single fields. */
export type ControlName =
  | 'position'
  | 'sphere'
  | 'salary'
  | 'location'
  | 'photo'
  | 'birthday'
  | 'phones'
  | 'no_experience'
  | 'employment'
  | 'education'
  | 'courses'
  | 'work_note'
  | 'study_notes'
  | 'specialization'
  | 'skills'
  | 'computer_skills'
  | 'languages'
  | 'driving'
  | 'social_links';

/** A note of the author; it is never published (decisions B37). */
const note = { ...longText({ limit: limits.WorkingText }), send: own.plainText };

export const FIELDS = {
  position: {
    step: 'default',
    label: m.resume_form_position,
    ...text({ limit: limits.Position, required: true, hint: m.resume_form_position_hint }),
    control: 'position',
  },
  sphere: {
    step: 'default',
    label: m.resume_form_sphere,
    ...spheres(SPHERES),
    control: 'sphere',
  },
  salary: { step: 'default', label: m.resume_form_salary, ...own.pay, control: 'salary' },
  // Edited with the pay, because only an amount can be hidden.
  hide_salary: {
    step: 'default',
    label: m.resume_form_hide_salary,
    ...flag({ note: m.resume_form_hide_salary_note }),
    control: null,
  },
  work_type: {
    step: 'default',
    label: m.resume_form_work_type,
    ...choices(limits.WorkType, WORK_TYPES, {
      required: true,
      hint: m.resume_form_work_type_hint,
    }),
  },
  location: {
    step: 'default',
    label: m.resume_form_location,
    ...text({
      required: true,
      hint: m.resume_form_location_hint,
      shown: (slug, lists) => lists.places.find((place) => place.slug === slug)?.name ?? slug,
    }),
    control: 'location',
  },

  show_photo: {
    step: 'second',
    label: m.resume_form_show_photo,
    ...flag({ note: m.resume_form_show_photo_note }),
    control: 'photo',
  },
  name: {
    step: 'second',
    label: m.resume_form_name,
    ...text({ limit: limits.PersonName, required: true, autoComplete: 'given-name' }),
    pair: 'names',
  },
  surname: {
    step: 'second',
    label: m.resume_form_surname,
    ...text({ limit: limits.PersonName, required: true, autoComplete: 'family-name' }),
    pair: 'names',
  },
  birthday: {
    step: 'second',
    label: m.resume_form_birthday,
    ...own.birthday,
    control: 'birthday',
  },
  sex: { step: 'second', label: m.resume_form_sex, ...choice(limits.Sex, SEXES, {}) },
  phones: { step: 'second', label: m.resume_form_phones, ...own.phones, control: 'phones' },
  email: {
    step: 'second',
    label: m.resume_form_email,
    ...text({ type: 'email', autoComplete: 'email', hint: m.resume_form_email_hint }),
    rule: orNullRule(emailRule),
  },
  address: {
    step: 'second',
    label: m.resume_form_address,
    ...text({
      limit: limits.Address,
      hint: m.resume_form_address_hint,
      autoComplete: 'street-address',
    }),
  },

  no_experience: {
    step: 'third',
    label: m.resume_form_no_experience,
    ...flag({ note: m.resume_form_no_experience_note }),
    control: 'no_experience',
  },
  employment: {
    step: 'third',
    label: m.resume_form_employment,
    ...own.employment,
    control: 'employment',
  },
  employment_title: {
    step: 'third',
    label: m.resume_form_work_note,
    ...note,
    control: 'work_note',
  },

  education_level: {
    step: 'fourth',
    label: m.resume_form_education_level,
    ...choice(limits.EducationLevel, EDUCATION, { placeholder: m.form_choose }),
    pair: 'level',
  },
  specialization: {
    step: 'fourth',
    label: m.resume_form_specialization,
    ...text({ limit: limits.Position }),
    control: 'specialization',
    pair: 'level',
  },
  education: {
    step: 'fourth',
    label: m.resume_form_education,
    ...own.education,
    control: 'education',
  },
  additional_education: {
    step: 'fourth',
    label: m.resume_form_courses,
    ...own.courses,
    control: 'courses',
  },
  education_title: {
    step: 'fourth',
    label: m.resume_form_study_note,
    ...note,
    control: 'study_notes',
  },
  optional_education: {
    step: 'fourth',
    label: m.resume_form_course_note,
    ...note,
    control: null,
  },

  skills: {
    step: 'fifth',
    label: m.resume_form_skills,
    ...own.words({ ...limits.ResumeForm_skills, item: limits.Skill }),
    control: 'skills',
  },
  computer_skills: {
    step: 'fifth',
    label: m.resume_form_computer_skills,
    ...own.words({ ...limits.ResumeForm_computer_skills, item: limits.Skill }),
    control: 'computer_skills',
  },

  languages: {
    step: 'sixth',
    label: m.resume_form_languages,
    ...languages,
    control: 'languages',
  },

  driving: { step: 'seventh', label: m.resume_form_driving, ...own.driving, control: 'driving' },
  has_car: { step: 'seventh', label: m.resume_form_has_car, ...flag() },
  social_links: {
    step: 'seventh',
    label: m.resume_form_social_links,
    ...own.socialLinks,
    control: 'social_links',
  },

  about: {
    step: 'eighth',
    label: m.resume_form_about,
    ...longText({
      limit: limits.About,
      hint: () => m.resume_form_about_hint({ min: limits.About.minLength }),
    }),
    send: own.plainText,
  },
} satisfies { [Name in keyof Required<ResumeIn>]: Field<Step, ControlName> };
