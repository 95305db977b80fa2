import { useCallback, useRef, useState } from 'react';
import type { FieldErrors } from '@/api/errors';
import { isUnder, type Problems, problemsOf, problemsOutside } from './problems';

export interface FormRules<Form> {
  problems: (form: Form) => Problems;
  /** Removes empty rows, which are not answers. */
  tidy: (form: Form) => Form;
  /** The path of an answer that the server names differently. */
  pathOf?: (path: string) => string;
}

/** Values and errors, under the same dotted paths that the server uses. `rules` never change. */
export function useFormState<Form extends object>(start: Form, rules: FormRules<Form>) {
  const [values, setValues] = useState(start);
  const [wrong, setWrong] = useState<Problems>({});
  // The current values, for code that runs between two renders.
  const latest = useRef(start);

  const replace = useCallback((next: Form) => {
    latest.current = next;
    setValues(next);
  }, []);

  const set = useCallback(
    <Name extends keyof Form & string>(name: Name, value: Form[Name]) => {
      const next = { ...latest.current, [name]: value };
      replace(next);
      // A field with an error is validated again on every change, the others only on request.
      setWrong((before) => {
        const isTold = Object.keys(before).some((path) => isUnder(path, name));
        if (!isTold) return before;
        return { ...problemsOutside(before, [name]), ...problemsOf(rules.problems(next), [name]) };
      });
    },
    [replace, rules],
  );

  /** Removes empty rows and validates these fields. Returns the errors. */
  const check = useCallback(
    (fields: readonly (keyof Form & string)[]): Problems => {
      const next = rules.tidy(latest.current);
      replace(next);
      const found = problemsOf(rules.problems(next), fields);
      setWrong((before) => ({ ...problemsOutside(before, fields), ...found }));
      return found;
    },
    [replace, rules],
  );

  /** Shows the server's errors. */
  const refuse = useCallback(
    (errors: FieldErrors) => {
      const told = Object.entries(errors).flatMap(([path, texts]) =>
        texts[0] ? [[rules.pathOf?.(path) ?? path, texts[0]] as const] : [],
      );
      setWrong(Object.fromEntries(told));
    },
    [rules],
  );

  return { values, latest, wrong, set, replace, check, refuse };
}

export type FormState<Form extends object> = ReturnType<typeof useFormState<Form>>;
