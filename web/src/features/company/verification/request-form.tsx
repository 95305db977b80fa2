import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '@/api/errors';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { isWholeTaxNumber } from '@/lib/tax-number';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { requestVerification } from './calls';
import { DocumentField } from './document-field';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { SendPart } from './send-part';
import { TaxNumberField } from './tax-number-field';
import { useUpload } from './use-upload';

const FIELDS = ['tax_number', 'document'] as const;

interface RequestFormProps {
  company: string;
  /** The number of an earlier request. */
  taxNumber?: string | null;
  /** Called when the request is stored, also by an earlier attempt whose answer was lost. */
  onSent: () => Promise<unknown>;
}

/** The tax number and the document. What was typed stays until it is sent. */
export function RequestForm({ company, taxNumber, onSent }: RequestFormProps) {
  const id = useId();
  const [kept] = useState(() => readDraft('request', company));
  const [digits, setDigits] = useState(kept.taxNumber || (taxNumber ?? ''));
  const [document, setDocument] = useState(kept.document);
  const [isTried, setTried] = useState(false);
  const upload = useUpload(kept.document, (next) => {
    setDocument(next);
    send.forget();
    keepDraft('request', company, { document: next });
  });
  const send = useAction(async (body: { tax_number: string; document: string }) => {
    try {
      await requestVerification(body);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'already_pending') throw failure;
    }
    forgetDraft('request', company);
    toast.success(m.verification_sent());
    await onSent();
  });
  const numberError =
    fieldError(send.failure, 'tax_number') ??
    (isTried && !isWholeTaxNumber(digits) ? m.verification_tax_number_short() : undefined);
  const documentError =
    fieldError(send.failure, 'document') ??
    (isTried && !document ? missingText(upload.state.kind) : undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isWholeTaxNumber(digits)) window.document.getElementById(id)?.focus();
    else if (document) void send.run({ tax_number: digits, document: document.id });
    else event.currentTarget.querySelector<HTMLElement>('input[type=file]')?.focus();
  };
  return (
    <form className="verify-form" noValidate onSubmit={submit}>
      <TaxNumberField
        id={id}
        value={digits}
        error={numberError}
        onChange={(next) => {
          setDigits(next);
          send.forget();
          keepDraft('request', company, { taxNumber: next });
        }}
      />
      <DocumentField
        label={m.verification_document()}
        required
        error={documentError}
        state={upload.state}
        onChoose={upload.choose}
        onStop={upload.stop}
      />
      <FormError text={headError(send.failure, FIELDS)} />
      <SendPart text={m.verification_send()} busy={send.busy} />
    </form>
  );
}

/** A failed upload has an error of its own. */
function missingText(kind: string): string | undefined {
  if (kind === 'failed') return undefined;
  return kind === 'sending' ? m.verification_document_wait() : m.verification_document_needed();
}
