/** The five steps, their paths and which answers belong to which. */

import type { StepName } from '@/forms/vacancy/fields';
import { type FieldName, fieldsOf } from '@/forms/vacancy/form';
import { m } from '@/paraglide/messages';

export interface EditorStep {
  id: StepName;
  path:
    | '/jobs/create'
    | '/jobs/create/second'
    | '/jobs/create/third'
    | '/jobs/create/fourth'
    | '/jobs/create/confirm';
  label: () => string;
  fields: readonly FieldName[];
}

export const STEPS: readonly EditorStep[] = [
  {
    id: 'default',
    path: '/jobs/create',
    label: m.vacancy_form_step_default,
    fields: fieldsOf('default'),
  },
  {
    id: 'second',
    path: '/jobs/create/second',
    label: m.vacancy_form_step_second,
    fields: fieldsOf('second'),
  },
  {
    id: 'third',
    path: '/jobs/create/third',
    label: m.vacancy_form_step_third,
    fields: fieldsOf('third'),
  },
  {
    id: 'fourth',
    path: '/jobs/create/fourth',
    label: m.vacancy_form_step_fourth,
    fields: fieldsOf('fourth'),
  },
  {
    id: 'confirm',
    path: '/jobs/create/confirm',
    label: m.vacancy_form_step_confirm,
    fields: fieldsOf('confirm'),
  },
];

/** The field that an error's dotted path belongs to: `questions.0.text` is part of `questions`. */
export function topOf(path: string): string {
  const top = path.split('.', 1)[0] ?? path;
  if (top === 'location_id') return 'location';
  return top === 'required_question' ? 'questions' : top;
}

/** Index of the step with the field; undefined when no step has it. */
export function stepOf(path: string): number | undefined {
  const field = topOf(path);
  const at = STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field));
  return at < 0 ? undefined : at;
}

/** The first step with an error; the last step when there is none. */
export function firstOpenStep(wrongPaths: readonly string[]): number {
  const places = wrongPaths.flatMap((path) => stepOf(path) ?? []);
  return Math.min(STEPS.length - 1, ...places);
}
