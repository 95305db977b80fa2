import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '@/api/errors';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { countChars } from '@/forms/schema';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import { appeal } from './calls';
import { DocumentField } from './document-field';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { SendPart } from './send-part';
import { useUpload } from './use-upload';
import type { AppealIn } from './wire';

export const LONGEST_APPEAL = 1000;
const FIELDS = ['text', 'document'] as const;

interface AppealFormProps {
  company: string;
  /** Called when the appeal is stored, also by an earlier attempt whose answer was lost. */
  onSent: () => Promise<unknown>;
}

/** Why the decision is wrong, with another document if there is one. */
export function AppealForm({ company, onSent }: AppealFormProps) {
  const id = useId();
  const [kept] = useState(() => readDraft('appeal', company));
  const [text, setText] = useState(kept.text);
  const [document, setDocument] = useState(kept.document);
  const [isTried, setTried] = useState(false);
  const upload = useUpload(kept.document, (next) => {
    setDocument(next);
    send.forget();
    keepDraft('appeal', company, { document: next });
  });
  const send = useAction(async (body: AppealIn) => {
    try {
      await appeal(body);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'already_appealed') throw failure;
    }
    forgetDraft('appeal', company);
    toast.success(m.verification_appeal_sent());
    await onSent();
  });
  const count = countChars(text.trim());
  const isSending = upload.state.kind === 'sending';
  const textError = fieldError(send.failure, 'text') ?? (isTried ? lengthError(count) : undefined);
  const documentError =
    fieldError(send.failure, 'document') ??
    (isTried && isSending ? m.verification_document_wait() : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lengthError(count)) window.document.getElementById(id)?.focus();
    else if (!isSending) {
      void send.run({ text: text.trim(), ...(document && { document: document.id }) });
    }
  };
  return (
    <form className="verify-form" noValidate onSubmit={submit}>
      <p className="verify-lead">{m.verification_appeal_lead()}</p>
      <Field
        id={id}
        label={m.verification_appeal_text()}
        required
        error={textError}
        counter={{ value: count, max: LONGEST_APPEAL }}
      >
        <Textarea
          rows={5}
          value={text}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setText(next);
            send.forget();
            keepDraft('appeal', company, { text: next });
          }}
        />
      </Field>
      <DocumentField
        label={m.verification_appeal_document()}
        error={documentError}
        state={upload.state}
        onChoose={upload.choose}
        onStop={upload.stop}
      />
      <FormError text={headError(send.failure, FIELDS)} />
      <SendPart text={m.verification_appeal_send()} busy={send.busy} />
    </form>
  );
}

function lengthError(count: number): string | undefined {
  if (count === 0) return m.verification_appeal_text_needed();
  return count > LONGEST_APPEAL ? m.error_too_long({ max: LONGEST_APPEAL }) : undefined;
}
