import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/errors';
import { applyServerErrors } from '@/forms/server-errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { isDeclined } from './proof';

/** One press, one request: `busy` is for the button, `error` for the line beside it. */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // State changes on the next render; two presses may come before it.
  const underWay = useRef(false);

  /** Tells whether it worked; a failure is already worded in `error`. */
  const run = async (...args: Args): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await action(...args);
      return true;
    } catch (failure) {
      // Who closed the proof changed his mind: nothing went wrong.
      if (!isDeclined(failure)) setError(problemText(failure));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { run, busy, error, forget: () => setError(undefined) };
}

/** An action has one field at most, so the field's own words are better than the form's. */
function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  const text = Object.values(error.errors)[0]?.[0] ?? errorText(error);
  return error.retryAfter ? `${text} ${waitText(error.retryAfter)}` : text;
}

const MINUTE = 60;

function waitText(seconds: number): string {
  if (seconds <= 2 * MINUTE) return m.settings_retry_seconds({ seconds });
  return m.settings_retry_minutes({ minutes: Math.ceil(seconds / MINUTE) });
}

interface Save<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
  save: (body: Body) => Promise<unknown>;
  onSaved?: (body: Body) => void;
}

/**
 * Sends a form of the settings. Saving twice gives the same result, so it carries no idempotency key; and what is
 * typed here may be a password, which must not be stored beside a key.
 */
export function useSave<Values extends FieldValues, Body>({
  form,
  save,
  onSaved,
}: Save<Values, Body>) {
  const { run, busy } = useAction(async () => {
    await form.handleSubmit(async (body) => {
      try {
        await save(body);
      } catch (failure) {
        if (!isDeclined(failure)) applyServerErrors(form, failure);
        return;
      }
      onSaved?.(body);
    })();
  });
  return { submit: () => run(), busy };
}
