import { type FormEvent, useId, useState } from 'react';
import { limits } from '@/api/limits.gen';
import type { components } from '@/api/schema.gen';
import { type ComplaintSubject, complaintOptions } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import './complaint-dialog.css';
import { fieldError, headError } from './failure';
import { FormError } from './form-error';
import { countChars } from './schema';
import { useAction } from './use-action';

export type Complaint = components['schemas']['ComplaintIn'];

const FIELDS = ['reason', 'text'];

interface ComplaintDialogProps {
  about: ComplaintSubject;
  title: string;
  /** What moderators will see, where that needs to be said. */
  note?: string;
  send: (complaint: Complaint) => Promise<unknown>;
  onClose: () => void;
}

/** The reason, and an optional comment. */
export function ComplaintDialog({ about, title, note, send, onClose }: ComplaintDialogProps) {
  const form = useId();
  const [reason, setReason] = useState<Complaint['reason'] | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    if (!reason) return;
    await send({ reason, text: text.trim() || undefined });
    toast.success(m.vacancy_report_sent());
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason);
    void run();
  };
  const reasonError = missing ? m.vacancy_report_choose() : fieldError(failure, 'reason');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button onClick={onClose}>{m.vacancy_cancel()}</Button>
          <Button look="primary" type="submit" form={form} busy={busy}>
            {m.vacancy_report_send()}
          </Button>
        </>
      }
    >
      <form id={form} className="complaint-form" noValidate onSubmit={submit}>
        {note && <p>{note}</p>}
        <RadioGroup
          label={m.vacancy_report_why()}
          required
          error={reasonError}
          options={complaintOptions(about)}
          value={reason}
          onChange={(value) => {
            setReason(value as Complaint['reason']);
            setMissing(false);
          }}
        />
        <Field
          label={m.vacancy_report_text()}
          error={fieldError(failure, 'text')}
          counter={{ value: countChars(text.trim()), max: limits.ComplaintText.maxLength }}
        >
          <Textarea rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <FormError text={headError(failure, FIELDS)} />
      </form>
    </Dialog>
  );
}
