import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/errors';
import { errorText } from '@/i18n/error-text';

/** Where the error of the whole form is stored in `formState.errors`. */
const ROOT = 'root.server';

/**
 * Shows a failed call in the form: field errors at their fields, with the focus on the first, everything else as one
 * message of the form. Nothing is lost: an error of a field that the form does not have goes into that message too.
 */
export function applyServerErrors<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  error: unknown,
): void {
  const fields = error instanceof ApiError ? error.errors : {};
  const values = form.getValues();
  const order = Object.keys(values);
  const known: [path: string, text: string][] = [];
  const rest: string[] = [];
  for (const [path, texts] of Object.entries(fields)) {
    const name = fieldPath(path);
    if (texts[0] && has(values, name)) known.push([name, texts[0]]);
    else rest.push(...texts);
  }
  // The server sorts its errors by name; users expect the first invalid field from the top of the form.
  known.sort(([a], [b]) => order.indexOf(topOf(a)) - order.indexOf(topOf(b)));
  known.forEach(([name, message], index) => {
    form.setError(
      name as FieldPath<Values>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    );
  });
  if (rest.length > 0 || known.length === 0) {
    form.setError(ROOT, { type: 'server', message: rest.join(' ') || errorText(error) });
  }
}

/** The error of the whole form, for `FormError`. */
export function formMessage<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
): string | undefined {
  return form.formState.errors.root?.server?.message;
}

/** `answers[0].text` and `answers.0.text` are the same field. */
function fieldPath(path: string): string {
  return path.replace(/\[(\d+)\]/g, '.$1');
}

function topOf(path: string): string {
  return path.split('.', 1)[0] ?? path;
}

function has(values: unknown, path: string): boolean {
  let here = values;
  for (const part of path.split('.')) {
    if (typeof here !== 'object' || here === null || !(part in here)) return false;
    here = (here as Record<string, unknown>)[part];
  }
  return true;
}
