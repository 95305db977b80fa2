import { type FormEvent, useId, useState } from 'react';
import { fieldError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useKeptText } from '@/forms/kept-text';
import { countChars } from '@/forms/schema';
import {
  TemplatePicker,
  type TemplateTarget,
  unfilledError,
} from '@/forms/templates/template-picker';
import { APPLICATION_REASONS } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { RadioGroup } from '@/ui/radio-group';
import { Textarea } from '@/ui/textarea';
import './dialogs.css';
import { LONGEST_MESSAGE, REFUSAL_DELAYS } from './limits';
import { refusedHead } from './refused';
import type { DismissalReason, RefusalIn, RefusalReason } from './wire';

const REFUSALS: readonly RefusalReason[] = [
  'not_enough_experience',
  'skills_mismatch',
  'salary_expectation',
  'location_schedule',
  'position_filled',
  'failed_test',
  'failed_interview',
  'no_show',
  'other',
];
const DISMISSALS: readonly DismissalReason[] = ['did_not_start', 'left_on_probation'];
const FIELDS = ['reason', 'message', 'after_hours'] as const;

interface RejectDialogProps {
  open: boolean;
  /** Whom it is for; another one starts anew. */
  id: string;
  /** The candidate's name, or how many candidates are refused at once. */
  who: string;
  /** Whom a template is filled in for; not given when several are refused. */
  template?: TemplateTarget;
  /** Somebody who was hired leaves: other reasons, and the candidate knows it anyway. */
  isDismissal?: boolean;
  busy: boolean;
  /** What the server refused. */
  failure: unknown;
  onSend: (refusal: RefusalIn) => Promise<boolean>;
  onClose: () => void;
}

/** A refusal has a reason, and can wait for some hours in which it can be taken back. */
export function RejectDialog(props: RejectDialogProps) {
  const { open, id, isDismissal = false, busy, onClose } = props;
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isDismissal ? m.applicants_dismiss_title() : m.applicants_reject_title()}
      closeLabel={m.ui_close()}
      size="md"
      busy={busy}
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            {m.applicants_cancel()}
          </Button>
          <Button type="submit" form={form} look="danger" busy={busy}>
            {isDismissal ? m.applicants_dismiss() : m.applicants_reject()}
          </Button>
        </>
      }
    >
      <RejectForm key={id} {...props} form={form} />
    </Dialog>
  );
}

function RejectForm(props: RejectDialogProps & { form: string }) {
  const { id, who, template, isDismissal = false, failure, onSend, form } = props;
  const kept = useKeptText(`reject:${id}`);
  const [reason, setReason] = useState<string | null>(null);
  const [hours, setHours] = useState(0);
  const [isTried, setTried] = useState(false);
  const field = useId();
  const count = countChars(kept.text.trim());
  const tooLong = count > LONGEST_MESSAGE ? m.error_too_long({ max: LONGEST_MESSAGE }) : undefined;
  const left = unfilledError(kept.text);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const { currentTarget } = event;
    if (!reason) currentTarget.querySelector<HTMLElement>('input[type=radio]')?.focus();
    else if (tooLong ?? left) document.getElementById(field)?.focus();
    else {
      const message = kept.text.trim();
      const isSent = await onSend({
        reason: reason as RefusalIn['reason'],
        ...(message && { message }),
        ...(hours > 0 && { after_hours: hours }),
      });
      if (isSent) kept.forget();
    }
  };
  return (
    <form id={form} noValidate className="applicants-form" onSubmit={(event) => void submit(event)}>
      <p className="applicants-form-who">{who}</p>
      <RadioGroup
        label={m.applicants_reason()}
        hint={isDismissal ? undefined : m.applicants_reason_hint()}
        required
        error={
          fieldError(failure, 'reason') ??
          (isTried && !reason ? m.applicants_reason_needed() : undefined)
        }
        options={(isDismissal ? DISMISSALS : REFUSALS).map((value) => ({
          value,
          label: APPLICATION_REASONS[value](),
        }))}
        value={reason}
        onChange={setReason}
      />
      <Field
        id={field}
        label={m.applicants_message_optional()}
        error={fieldError(failure, 'message') ?? tooLong ?? (isTried ? left : undefined)}
        counter={{ value: count, max: LONGEST_MESSAGE }}
      >
        <Textarea
          rows={3}
          value={kept.text}
          onChange={(event) => kept.change(event.currentTarget.value)}
        />
      </Field>
      {template && !isDismissal && (
        <TemplatePicker
          kind="refusal"
          {...template}
          text={kept.text}
          field={field}
          onPick={kept.change}
        />
      )}
      {!isDismissal && (
        <RadioGroup
          label={m.applicants_when()}
          hint={hours > 0 ? m.applicants_when_later_hint() : m.applicants_when_now_hint()}
          error={fieldError(failure, 'after_hours')}
          look="segments"
          options={REFUSAL_DELAYS.map((one) => ({
            value: String(one),
            label: one === 0 ? m.applicants_now() : m.applicants_after_hours({ count: one }),
          }))}
          value={String(hours)}
          onChange={(value) => setHours(Number(value))}
        />
      )}
      <FormError text={refusedHead(failure, FIELDS)} />
    </form>
  );
}
