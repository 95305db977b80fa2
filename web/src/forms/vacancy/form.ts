/** The state of a vacancy's form, how it is stored and how its answers are shown, all from the list of fields. */
import type { components } from '@/api/schema.gen';
import { m } from '@/paraglide/messages';
import { FIELDS } from './fields';
import type { Field, Line, Lists, StepName } from './kinds';

export type FieldName = keyof typeof FIELDS;

/** Names are those of the API, so that its field errors match. On the screen everything but flags is text. */
export type VacancyForm = { -readonly [Name in FieldName]: (typeof FIELDS)[Name]['empty'] };

/** In the order of the form. */
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** The entry of the list, for code that treats all fields alike. */
export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}

export function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}

export function fieldLabel(name: FieldName): string {
  return FIELDS[name].label();
}

export function fieldsOf(step: StepName): FieldName[] {
  return FIELD_NAMES.filter((name) => FIELDS[name].step === step);
}

/** One value for each field. */
export function eachField<Value>(
  make: (field: Field, name: FieldName) => Value,
): Record<FieldName, Value> {
  const made = FIELD_NAMES.map((name) => [name, make(fieldOf(name), name)]);
  return Object.fromEntries(made) as Record<FieldName, Value>;
}

export const EMPTY = eachField(({ empty }) => empty) as VacancyForm;

/** Values are strings, booleans and short lists of them. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Removes empty rows, which are not answers. */
export function tidy(form: VacancyForm): VacancyForm {
  return eachField((field, name) =>
    field.tidy ? field.tidy(form[name]) : form[name],
  ) as VacancyForm;
}

/** The body for a draft, for the self-check and, once everything is filled in, for publishing. */
export function toWire(form: VacancyForm): components['schemas']['VacancyForm'] {
  const wire = {
    ...eachField((field, name) => field.send(form[name])),
    // By agreement there is no amount to hide.
    hide_salary: form.hide_salary && !form.salary.agreement,
    required_question: form.questions.length > 0,
  };
  // Cast: the values were validated, or belong to a draft, which may hold anything.
  return wire as unknown as components['schemas']['VacancyForm'];
}

/** A stored form as form state; whatever is missing or has another shape becomes empty. */
export function fromWire(stored: unknown): VacancyForm {
  const wire: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return eachField((field, name) => field.read(wire[name])) as VacancyForm;
}

/** The lines of one answer, with paths as in the errors of the API: `requirements.2`. */
export function linesOf(name: FieldName, form: VacancyForm, lists: Lists): Line[] {
  return fieldOf(name)
    .lines(form[name], lists, form)
    .map(({ path, text }) => ({ path: path === '' ? name : `${name}.${path}`, text }));
}

/** One version of an answer, to compare it with another. */
export function comparedText<Name extends FieldName>(
  name: Name,
  value: VacancyForm[Name],
  lists: Lists,
): string {
  const field = fieldOf(name);
  const shown = field.compared
    ? field.compared(value, lists)
    : field
        .lines(value, lists, EMPTY)
        .map(({ text }) => text)
        .join('\n');
  return shown || m.vacancy_form_nothing();
}
