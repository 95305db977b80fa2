import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Ids of controls, so that an error summary can link to them. */
export const fieldId = (name: string) => `profile-${name}`;

/** With more errors than this, they are listed above the form. */
const FEW = 2;

/** Lines of the error summary, in form order; empty while there are few enough errors to see at a glance. */
export function summaryLines<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  labels: Partial<Record<keyof Values & string, () => string>>,
): { fieldId: string; text: string }[] {
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name]?.message;
    if (typeof message !== 'string' || !label) return [];
    return [{ fieldId: fieldId(name), text: `${label()}: ${message}` }];
  });
  return lines.length > FEW ? lines : [];
}
