import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { errorText } from '@/i18n/error-text';

/** One press, one request. Pages of signing in have one or two fields: a form library would weigh more than they do. */
export function useCall<Args extends unknown[]>(call: (...args: Args) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // State changes on the next render; two presses may come before it.
  const underWay = useRef(false);

  const run = async (...args: Args): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      await call(...args);
    } catch (failure) {
      setError(failure);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { run, busy, error, forget: () => setError(null) };
}

/** The words at one field. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors[field]?.[0] : undefined;
}

/** The words at the head of the form: whatever no field of it has taken. */
export function headError(error: unknown, fields: readonly string[]): string | undefined {
  if (error === null) return undefined;
  if (!(error instanceof ApiError)) return errorText(error);
  const rest = Object.entries(error.errors).filter(([field]) => !fields.includes(field));
  if (rest.length > 0) return rest.flatMap(([, texts]) => texts).join(' ');
  return fields.some((field) => error.errors[field]) ? undefined : errorText(error);
}
