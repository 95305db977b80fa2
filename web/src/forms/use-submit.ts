import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isDeclined } from './proof';
import { forgetKey, keyFor } from './send-once';
import { applyServerErrors } from './server-errors';
import { useAction } from './use-action';

interface Submit<Values extends FieldValues, Body> {
  /** Names the form for its idempotency key. */
  kind: string;
  /** The answers are not written down beside the key: a password is among them, or a draft keeps them already. */
  secret?: boolean;
  /** Its schema turns the screen's state into the body that the API wants. */
  form: UseFormReturn<Values, unknown, Body>;
  send: (body: Body, key: string) => Promise<unknown>;
  onSent?: (body: Body) => void;
}

/** Sends a form: one request however often it is pressed, the same key on a retry, failures shown in the form. */
export function useSubmit<Values extends FieldValues, Body>({
  kind,
  secret,
  form,
  send,
  onSent,
}: Submit<Values, Body>) {
  const { run, busy } = useAction(() =>
    form.handleSubmit(async (body) => {
      try {
        await send(body, keyFor(kind, body, { secret }));
        forgetKey(kind);
        onSent?.(body);
      } catch (failure) {
        if (!isDeclined(failure)) applyServerErrors(form, failure);
      }
    })(),
  );
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void run();
  };
  return { submit, busy };
}
