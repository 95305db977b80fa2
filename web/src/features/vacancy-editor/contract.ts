/** The calls of the editor as the API defines them. */
import type { Currency } from '@/lib/money';
import type { QuestionKind, Tax } from './model';

export const KINDS = ['text', 'yes_no', 'choice', 'number'] as const;
export const TAXES = ['net', 'gross'] as const;
export const SPHERES = { minItems: 1, maxItems: 3 };
export const ITEMS = { minItems: 1, maxItems: 20 };
export const QUESTIONS = { minItems: 3, maxItems: 10 };
export const OPTIONS = { minItems: 2, maxItems: 8 };
export const OPTION = { minLength: 1, maxLength: 100 };
export const COUNTRY = { minLength: 2, maxLength: 60 };
export const LICENCE = { minLength: 3, maxLength: 60 };

export interface VacancyIn {
  title: string;
  sphere: string[];
  profession: string | null;
  location: string;
  address: string | null;
  work_type: string[];
  work_hours: string;
  hours_from: string | null;
  hours_to: string | null;
  salary: {
    agreement: boolean;
    min_salary: number | null;
    max_salary: number | null;
    currency: Currency;
    tax: Tax;
  };
  hide_salary: boolean;
  about: string;
  requirements: string[];
  tasks: string[];
  advantages: string[];
  experience: string;
  education_level: string | null;
  languages: { language: string; level: string | null }[];
  resume_required: boolean;
  required_question: boolean;
  questions: { text: string; kind: QuestionKind; must_answer: boolean; options: string[] }[];
  for_communication_link: string | null;
  for_communication_phone: string | null;
  abroad: { country: string; licence: string } | null;
}

export type StepName = 'default' | 'second' | 'third' | 'fourth' | 'confirm';

export interface Draft {
  id: string;
  version: number;
  step: StepName;
  form: unknown;
  updated_at: string;
}

export type TipLevel = 'good' | 'advice' | 'warning' | 'stop';

export interface Tip {
  code: string;
  field: string | null;
  level: TipLevel;
  excerpt: string | null;
  text: string;
}

export interface Created {
  status: boolean;
  slug: string;
  vacancy_status: 'moderating' | 'approved';
  usual_hours: number | null;
}

export interface Updated {
  status: boolean;
  slug: string;
  vacancy_status: string;
  applied: 'now' | 'waiting';
}
