import { useCallback, useRef, useState } from 'react';
import type { FieldErrors } from '@/api/errors';
import { type FieldName, tidy, type VacancyForm } from '@/forms/vacancy/form';
import { isUnder, type Problems, problems, problemsOf } from './rules';

/** Values and errors, under the same dotted paths that the server uses. */
export function useVacancyForm(start: VacancyForm) {
  const [values, setValues] = useState(start);
  const [wrong, setWrong] = useState<Problems>({});
  // The current values, for code that runs between two renders.
  const latest = useRef(start);

  const replace = useCallback((next: VacancyForm) => {
    latest.current = next;
    setValues(next);
  }, []);

  const set = useCallback(
    <Name extends FieldName>(name: Name, value: VacancyForm[Name]) => {
      const next = { ...latest.current, [name]: value };
      replace(next);
      // A field with an error is validated again on every change, the others only on request.
      setWrong((before) => {
        const isTold = Object.keys(before).some((path) => isUnder(path, name));
        if (!isTold) return before;
        const others = Object.entries(before).filter(([path]) => !isUnder(path, name));
        return { ...Object.fromEntries(others), ...problemsOf(problems(next), [name]) };
      });
    },
    [replace],
  );

  /** Removes empty rows and validates these fields. Returns the errors. */
  const check = useCallback(
    (fields: readonly FieldName[]): Problems => {
      const next = tidy(latest.current);
      replace(next);
      const found = problemsOf(problems(next), fields);
      setWrong((before) => {
        const others = Object.entries(before).filter(
          ([path]) => !fields.some((field) => isUnder(path, field)),
        );
        return { ...Object.fromEntries(others), ...found };
      });
      return found;
    },
    [replace],
  );

  /** Shows the server's errors. */
  const refuse = useCallback((errors: FieldErrors) => {
    const told = Object.entries(errors).flatMap(([path, texts]) =>
      texts[0] ? [[path.replace(/^location_id$/, 'location'), texts[0]] as const] : [],
    );
    setWrong(Object.fromEntries(told));
  }, []);

  return { values, latest, wrong, set, replace, check, refuse };
}

export type VacancyEditor = ReturnType<typeof useVacancyForm>;
