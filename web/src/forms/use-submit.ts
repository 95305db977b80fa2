import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/errors';
import { isDeclined } from './proof';
import { forgetKey, keyFor } from './send-once';
import { applyServerErrors } from './server-errors';
import { useAction } from './use-action';

interface Submit<Values extends FieldValues, Body> {
  /** Identifies the form for its idempotency key. */
  kind: string;
  /** The content is not stored beside the key, because it contains a password or a draft stores it already. */
  secret?: boolean;
  /** The schema that turns the form state into the request body. */
  form: UseFormReturn<Values, unknown, Body>;
  send: (body: Body, key: string) => Promise<unknown>;
  onSent?: (body: Body) => void;
}

/**
 * Submits a form: one request however often it is clicked, the same key on a retry, errors shown in the form. Without
 * network it is sent when the network is back.
 */
export function useSubmit<Values extends FieldValues, Body>({
  kind,
  secret,
  form,
  send,
  onSent,
}: Submit<Values, Body>) {
  const show = (failure: unknown) => applyServerErrors(form, failure);
  const { run, busy, failure } = useAction(
    () =>
      form.handleSubmit(async (body) => {
        try {
          await send(body, keyFor(kind, body, { secret }));
          forgetKey(kind);
          onSent?.(body);
        } catch (problem) {
          if (isDeclined(problem)) return;
          show(problem);
          throw problem;
        }
      })(),
    { isRepeatable: true, onWait: show },
  );
  // Written anew, it no longer waits: its note goes too.
  const isWaiting = failure instanceof ApiError && failure.code === 'waiting';
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !isWaiting) form.clearErrors('root.server');
    waited.current = isWaiting;
  }, [isWaiting, form]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void run();
  };
  return { submit, busy };
}
