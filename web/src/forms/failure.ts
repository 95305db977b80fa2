/** Texts for a failed call: at a field, at the top of a form, or in one line beside a button. */
import { ApiError } from '@/api/errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';

/** The error text of one field. */
export function fieldError(failure: unknown, field: string): string | undefined {
  return failure instanceof ApiError ? failure.errors[field]?.[0] : undefined;
}

/** The error text of the whole form: errors that belong to none of its fields. */
export function headError(failure: unknown, fields: readonly string[]): string | undefined {
  if (failure === null) return undefined;
  if (!(failure instanceof ApiError)) return errorText(failure);
  const rest = Object.entries(failure.errors).filter(([field]) => !fields.includes(field));
  if (rest.length > 0) return rest.flatMap(([, texts]) => texts).join(' ');
  return fields.some((field) => failure.errors[field]) ? undefined : errorText(failure);
}

/** One line for an action with one field at most: the field's own error is more specific than the form's. */
export function failureLine(failure: unknown): string {
  if (!(failure instanceof ApiError)) return errorText(failure);
  const text = Object.values(failure.errors)[0]?.[0] ?? errorText(failure);
  return failure.retryAfter ? `${text} ${waitText(failure.retryAfter)}` : text;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function waitText(seconds: number): string {
  if (seconds <= 2 * MINUTE) return m.error_retry_seconds({ seconds });
  if (seconds <= 2 * HOUR) return m.error_retry_minutes({ minutes: Math.ceil(seconds / MINUTE) });
  return m.error_retry_hours({ hours: Math.ceil(seconds / HOUR) });
}
