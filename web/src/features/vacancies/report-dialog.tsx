import { type FormEvent, useId, useState } from 'react';
import { limits } from '@/api/limits.gen';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { countChars } from '@/forms/schema';
import { useAction } from '@/forms/use-action';
import { complaintOptions } from '@/i18n/labels-on-demand';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { Textarea } from '@/ui/textarea';
import { toast } from '@/ui/toast-store';
import './dialogs.css';
import { type ReportReason, type ReportTarget, sendReport } from './queries';

const TITLES: Record<ReportTarget, () => string> = {
  vacancy: m.vacancy_report,
  company: m.company_report,
  resume: m.candidate_report,
};
const FIELDS = ['reason', 'text'];

interface ReportDialogProps {
  target: ReportTarget;
  slug: string;
  onClose: () => void;
}

/** The reason, and an optional comment. */
export function ReportDialog({ target, slug, onClose }: ReportDialogProps) {
  const form = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    if (!reason) return;
    await sendReport(target, slug, { reason, text: text.trim() || undefined });
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
      title={TITLES[target]()}
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
      <form id={form} className="report-form" noValidate onSubmit={submit}>
        <RadioGroup
          label={m.vacancy_report_why()}
          required
          error={reasonError}
          options={complaintOptions(target)}
          value={reason}
          onChange={(value) => {
            setReason(value as ReportReason);
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
