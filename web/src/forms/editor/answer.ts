/** One answer with everything that its control needs. */
import { isUnder } from './problems';
import type { FormState } from './use-form-state';

export interface Answer<Value> {
  id: string;
  value: Value;
  // A method, so that code for all fields can hold any answer.
  onChange(value: Value): void;
  /** The error of the field itself, or of a part of it: `problem('min_salary')`. */
  problem: (part?: string) => string | undefined;
  /** The first error anywhere in the field, for answers that show only one. */
  anyProblem: string | undefined;
}

/** Ids of controls, used by the error summary, by links to a field and by tests. */
export type IdOf = (path: string) => string;

export const idsOf =
  (form: string): IdOf =>
  (path) =>
    `${form}-${path.replaceAll('.', '-')}`;

export function answerOf<Form extends object, Name extends keyof Form & string>(
  { values, wrong, set }: Pick<FormState<Form>, 'values' | 'wrong' | 'set'>,
  name: Name,
  idOf: IdOf,
): Answer<Form[Name]> {
  return {
    id: idOf(name),
    value: values[name],
    onChange: (value) => set(name, value),
    problem: (part) => wrong[part ? `${name}.${part}` : name],
    anyProblem: Object.entries(wrong).find(([path]) => isUnder(path, name))?.[1],
  };
}
