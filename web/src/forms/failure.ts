/** Words for a call that failed: at its field, at the head of its form, or in one line beside a button. */
import { ApiError } from '@/api/errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';

/** The words at one field. */
export function fieldError(failure: unknown, field: string): string | undefined {
  return failure instanceof ApiError ? failure.errors[field]?.[0] : undefined;
}

/** The words at the head of the form: whatever no field of it has taken. */
export function headError(failure: unknown, fields: readonly string[]): string | undefined {
  if (failure === null) return undefined;
  if (!(failure instanceof ApiError)) return errorText(failure);
  const rest = Object.entries(failure.errors).filter(([field]) => !fields.includes(field));
  if (rest.length > 0) return rest.flatMap(([, texts]) => texts).join(' ');
  return fields.some((field) => failure.errors[field]) ? undefined : errorText(failure);
}

/** One line for an action with one field at most: the field's own words are better than the form's. */
export function failureLine(failure: unknown): string {
  if (!(failure instanceof ApiError)) return errorText(failure);
  const text = Object.values(failure.errors)[0]?.[0] ?? errorText(failure);
  return failure.retryAfter ? `${text} ${waitText(failure.retryAfter)}` : text;
}

const MINUTE = 60;

function waitText(seconds: number): string {
  if (seconds <= 2 * MINUTE) return m.error_retry_seconds({ seconds });
  return m.error_retry_minutes({ minutes: Math.ceil(seconds / MINUTE) });
}
