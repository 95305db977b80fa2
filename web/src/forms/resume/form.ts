/** The state of a resume's form and how it is stored, from the list of fields. */
import { type FormOf, modelOf } from '../model';
import type { ResumeIn, Step } from './contract';
import { FIELDS } from './fields';

const model = modelOf(FIELDS);

export type FieldName = keyof typeof FIELDS;

/** On the screen numbers are text. */
export type ResumeForm = FormOf<typeof FIELDS>;

/** In the order of the form. */
export const FIELD_NAMES = model.names;
export const fieldOf = model.fieldOf;
export const isField = model.isField;
export const fieldLabel = model.labelOf;
export const fieldsOf: (step: Step) => FieldName[] = model.namesOf;
export const eachField = model.each;
export const EMPTY = model.empty;
export const isSameAnswer = model.same;
export const tidy = model.tidy;
export const fromWire = model.read;
export const comparedText = model.comparedText;

/** The body of a save. */
export function toWire(form: ResumeForm): ResumeIn {
  const wire = {
    ...model.send(form),
    // Without an amount there is nothing to hide.
    hide_salary: form.hide_salary && form.salary.amount !== '',
  };
  // Cast: the values come from controls that offer no others, or belong to a draft, which the server checks.
  return wire as unknown as ResumeIn;
}
