/** The state of a vacancy's form, how it is stored and how its answers are shown, all from the list of fields. */
import type { components } from '@/api/schema.gen';
import type { Line, Lists } from '../kinds';
import { type FormOf, isSame as isSameValue, modelOf } from '../model';
import { FIELDS, type StepName } from './fields';

const model = modelOf(FIELDS);

export type FieldName = keyof typeof FIELDS;

/** On the screen everything but flags is text. */
export type VacancyForm = FormOf<typeof FIELDS>;

/** In the order of the form. */
export const FIELD_NAMES = model.names;
export const fieldOf = model.fieldOf;
export const isField = model.isField;
export const fieldLabel = model.labelOf;
export const fieldsOf: (step: StepName) => FieldName[] = model.namesOf;
export const eachField = model.each;
export const EMPTY = model.empty;
export const isSame = isSameValue;
export const tidy = model.tidy;
export const fromWire = model.read;
export const comparedText = model.comparedText;

/** The body for a draft, for the self-check and, once everything is filled in, for publishing. */
export function toWire(form: VacancyForm): components['schemas']['VacancyForm'] {
  const wire = {
    ...model.send(form),
    // By agreement there is no amount to hide.
    hide_salary: form.hide_salary && !form.salary.agreement,
    required_question: form.questions.length > 0,
  };
  // Cast: the values were validated, or belong to a draft, which may hold anything.
  return wire as unknown as components['schemas']['VacancyForm'];
}

/** The lines of one answer, with paths as in the errors of the API: `requirements.2`. */
export function linesOf(name: FieldName, form: VacancyForm, lists: Lists): Line[] {
  return fieldOf(name)
    .lines(form[name], lists, form)
    .map(({ path, text }) => ({ path: path === '' ? name : `${name}.${path}`, text }));
}
