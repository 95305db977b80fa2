/** The state of the editor's form, and how it is sent: everything is text on the screen. */
import type { limits } from '@/api/limits.gen';
import type { Currency } from '@/lib/money';

export type Tax = (typeof limits.Tax.enum)[number];
export type QuestionKind = (typeof limits.QuestionKind.enum)[number];

export interface Pay {
  agreement: boolean;
  /** Digits only; empty when nothing was typed. */
  min_salary: string;
  max_salary: string;
  currency: Currency;
  tax: Tax;
}

export interface Question {
  text: string;
  kind: QuestionKind;
  must_answer: boolean;
  options: string[];
}

export interface Abroad {
  isAbroad: boolean;
  country: string;
  licence: string;
}

/** Names are those of the API, so that its field errors match; the question block is in use when it is not empty. */
export interface VacancyForm {
  title: string;
  profession: string;
  sphere: string[];
  location: string;
  address: string;
  work_type: string[];
  work_hours: string;
  hours_from: string;
  hours_to: string;
  salary: Pay;
  hide_salary: boolean;
  about: string;
  requirements: string[];
  tasks: string[];
  advantages: string[];
  experience: string;
  education_level: string;
  languages: { language: string; level: string }[];
  resume_required: boolean;
  questions: Question[];
  for_communication_link: string;
  for_communication_phone: string;
  abroad: Abroad;
}

export type FieldName = keyof VacancyForm;

export const EMPTY: VacancyForm = {
  title: '',
  profession: '',
  sphere: [],
  location: '',
  address: '',
  work_type: [],
  work_hours: 'mon_fri',
  hours_from: '',
  hours_to: '',
  salary: { agreement: false, min_salary: '', max_salary: '', currency: 'UZS', tax: 'net' },
  hide_salary: false,
  about: '',
  requirements: [],
  tasks: [],
  advantages: [],
  experience: '',
  education_level: '',
  languages: [],
  resume_required: false,
  questions: [],
  for_communication_link: '',
  for_communication_phone: '',
  abroad: { isAbroad: false, country: '', licence: '' },
};

export const FIELDS = Object.keys(EMPTY) as FieldName[];

/** Values are strings, booleans and short lists of them. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Removes empty rows, which are not answers. */
export function tidy(form: VacancyForm): VacancyForm {
  return {
    ...form,
    requirements: withoutBlanks(form.requirements),
    tasks: withoutBlanks(form.tasks),
    advantages: withoutBlanks(form.advantages),
    questions: form.questions.map((question) => ({
      ...question,
      options: question.kind === 'choice' ? withoutBlanks(question.options) : [],
    })),
  };
}

function withoutBlanks(rows: readonly string[]): string[] {
  return rows.filter((row) => row.trim() !== '');
}
