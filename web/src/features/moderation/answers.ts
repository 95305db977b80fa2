/** A vacancy as its moderator reads it: every answer of the form as text, with the path of each line. */
import { salaryFullText } from '@/i18n/display';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import type { Content, Lists } from './model';

export interface Line {
  /** A dotted path, as in findings and reasons: `requirements.2`. */
  path: string;
  text: string;
}

export interface Answer {
  field: string;
  label: string;
  /** Empty when the owner left the field empty. */
  lines: Line[];
}

const WORK_TYPES = {
  fulltime: m.work_type_fulltime,
  remote: m.work_type_remote,
  partial: m.work_type_partial,
  hybrid: m.work_type_hybrid,
};
const WORK_HOURS = { mon_fri: m.work_hours_mon_fri, mon_sat: m.work_hours_mon_sat };
const EXPERIENCE = {
  none: m.experience_none,
  1: m.experience_1,
  2: m.experience_2,
  3: m.experience_3,
  4: m.experience_4,
  5: m.experience_5,
};
const EDUCATION = {
  secondary: m.education_level_secondary,
  incomplete_higher: m.education_level_incomplete_higher,
  higher: m.education_level_higher,
};
const LEVELS = { a1: m.language_level_a1, b1: m.language_level_b1, c1: m.language_level_c1 };
const KINDS = {
  text: m.question_kind_text,
  yes_no: m.question_kind_yes_no,
  choice: m.question_kind_choice,
  number: m.question_kind_number,
};
const TAXES = { net: m.vacancy_form_tax_net, gross: m.vacancy_form_tax_gross };

/** Free-text fields, which a moderator reads first. */
const WRITTEN = ['title', 'about', 'tasks', 'requirements', 'advantages', 'questions'] as const;

export const FIELDS = [
  ...WRITTEN,
  'salary',
  'hide_salary',
  'sphere',
  'profession',
  'location',
  'address',
  'work_type',
  'work_hours',
  'experience',
  'education_level',
  'languages',
  'resume_required',
  'for_communication_link',
  'for_communication_phone',
  'abroad',
] as const;
type FieldName = (typeof FIELDS)[number];

const LABELS: Record<FieldName, () => string> = {
  title: m.vacancy_form_title,
  about: m.vacancy_form_about,
  tasks: m.vacancy_form_tasks,
  requirements: m.vacancy_form_requirements,
  advantages: m.vacancy_form_advantages,
  questions: m.vacancy_form_questions,
  salary: m.vacancy_form_step_second,
  hide_salary: m.vacancy_form_hide_salary,
  sphere: m.vacancy_form_sphere,
  profession: m.vacancy_form_profession,
  location: m.vacancy_form_location,
  address: m.vacancy_form_address,
  work_type: m.vacancy_form_work_type,
  work_hours: m.vacancy_form_work_hours,
  experience: m.vacancy_form_experience,
  education_level: m.vacancy_form_education,
  languages: m.vacancy_form_languages,
  resume_required: m.vacancy_form_resume,
  for_communication_link: m.vacancy_form_link,
  for_communication_phone: m.vacancy_form_phone,
  abroad: m.vacancy_form_abroad,
};

export function isWritten(field: string): boolean {
  return (WRITTEN as readonly string[]).includes(field);
}

export function fieldLabel(field: string): string {
  return Object.hasOwn(LABELS, field) ? LABELS[field as FieldName]() : field;
}

const yesNo = (value: boolean) => (value ? m.vacancy_form_yes() : m.vacancy_form_no());

function salary({ salary }: Content): string {
  const text = salaryFullText(salary) ?? '';
  return salary.agreement || !text ? text : `${text}, ${TAXES[salary.tax]()}`;
}

function hours({ work_hours, hours_from, hours_to }: Content): string {
  const days = WORK_HOURS[work_hours]();
  return hours_from || hours_to ? `${days}, ${hours_from ?? '…'}–${hours_to ?? '…'}` : days;
}

function languages({ languages }: Content, lists: Lists): string {
  return languages
    .map(({ language, level }) => {
      const name = lists.languages.find(({ code }) => code === language)?.name ?? language;
      return level ? `${name} – ${LEVELS[level]()}` : name;
    })
    .join(', ');
}

function questions({ questions }: Content): Line[] {
  return questions.flatMap(({ text, kind, must_answer, options }, at) => {
    const facts = [KINDS[kind](), must_answer && m.moderation_must()].filter(Boolean).join(', ');
    return [
      { path: `questions.${at}.text`, text: `${text} (${facts})` },
      ...options.map((option, place) => ({
        path: `questions.${at}.options.${place}`,
        text: `– ${option}`,
      })),
    ];
  });
}

/** The lines of one answer. */
function linesOf(field: FieldName, form: Content, lists: Lists): Line[] {
  const one = (text: string | null | undefined) => (text ? [{ path: field, text }] : []);
  const nameOf = (rows: readonly { slug: string; name: string }[], slug: string) =>
    rows.find((row) => row.slug === slug)?.name ?? slug;
  switch (field) {
    case 'title':
    case 'about':
    case 'address':
    case 'for_communication_link':
      return one(form[field]);
    case 'tasks':
    case 'requirements':
    case 'advantages':
      return form[field].map((text, at) => ({ path: `${field}.${at}`, text: `• ${text}` }));
    case 'questions':
      return questions(form);
    case 'salary':
      return one(salary(form));
    case 'hide_salary':
    case 'resume_required':
      return one(yesNo(form[field]));
    case 'sphere':
      return one(form.sphere.map((slug) => nameOf(lists.spheres, slug)).join(', '));
    case 'profession': {
      const all = lists.spheres.flatMap(({ professions }) => professions);
      return one(all.find(({ code }) => code === form.profession)?.name ?? form.profession);
    }
    case 'location':
      return one(nameOf(lists.places, form.location));
    case 'work_type':
      return one(form.work_type.map((code) => WORK_TYPES[code]()).join(', '));
    case 'work_hours':
      return one(hours(form));
    case 'experience':
      return one(EXPERIENCE[form.experience]());
    case 'education_level':
      return one(form.education_level && EDUCATION[form.education_level]());
    case 'languages':
      return one(languages(form, lists));
    case 'for_communication_phone':
      return one(form.for_communication_phone && formatPhone(form.for_communication_phone));
    case 'abroad':
      return one(form.abroad && `${form.abroad.country}, ${form.abroad.licence}`);
  }
}

export function answersOf(form: Content, lists: Lists): Answer[] {
  return FIELDS.map((field) => ({
    field,
    label: fieldLabel(field),
    lines: linesOf(field, form, lists),
  }));
}

export function textOf({ lines }: Answer): string {
  return lines.map(({ text }) => text).join('\n');
}
