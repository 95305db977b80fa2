import { type FormEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetKey, keyFor } from './send-once';
import { applyServerErrors } from './server-errors';

interface Submit<Values extends FieldValues, Body> {
  /** Names the form for its idempotency key. */
  kind: string;
  /** A password is among the answers, so they are not written down beside the key. */
  secret?: boolean;
  /** Its schema turns the screen's state into the body that the API wants. */
  form: UseFormReturn<Values, unknown, Body>;
  send: (body: Body, key: string) => Promise<unknown>;
  onSent: (body: Body) => void;
}

/** Sends a form: one request however often it is pressed, the same key on a retry, failures shown in the form. */
export function useSubmit<Values extends FieldValues, Body>({
  kind,
  secret,
  form,
  send,
  onSent,
}: Submit<Values, Body>) {
  const [busy, setBusy] = useState(false);
  // State changes on the next render; two presses may come before it.
  const underWay = useRef(false);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    const sendBody = form.handleSubmit(async (body) => {
      setBusy(true);
      try {
        await send(body, keyFor(kind, body, { secret }));
        forgetKey(kind);
        onSent(body);
      } catch (error) {
        applyServerErrors(form, error);
      } finally {
        setBusy(false);
      }
    });
    try {
      await sendBody();
    } finally {
      underWay.current = false;
    }
  };
  return { submit, busy };
}
