import { type FormEvent, useId, useState } from 'react';
import { limits } from '@/api/limits.gen';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { countChars } from '@/forms/schema';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { Textarea } from '@/ui/textarea';
import { verifyCompany } from './calls';
import type { MarkIn } from './model';
import { isReasonCode, REASONS } from './verifications/words';
import { EVIDENCE, isEvidence } from './words';

const FIELDS = ['evidence', 'reason', 'note'] as const;
const LONGEST = limits.ReasonText.maxLength;

interface MarkDialogProps {
  company: { slug: string; name: string };
  /** Gives the mark, or takes it away. */
  gives: boolean;
  /** Names the review that is decided, for a company whose mark rests. */
  since?: string;
  onDone: () => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Asks what was checked, or why the mark is taken away, before the mark changes. */
export function MarkDialog({ company, gives, since, onDone, onClose }: MarkDialogProps) {
  const form = useId();
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction(async (body: MarkIn) => {
    await verifyCompany(company.slug, body);
    await onDone();
    onClose();
  });
  const words = note.trim();
  const count = countChars(words);
  const needsNote = gives || code === 'other';
  const problems = {
    code: code === '' ? m.mark_choose() : undefined,
    note:
      needsNote && count === 0
        ? m.mark_note_missing()
        : count > LONGEST
          ? m.error_too_long({ max: LONGEST })
          : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.code || problems.note) return;
    void action.run({
      verified: gives,
      ...(since && { since }),
      ...(isEvidence(code) && { evidence: code }),
      ...(isReasonCode(code) && { reason: code }),
      ...(words && { note: words }),
    });
  };
  const choices = gives
    ? Object.entries(EVIDENCE).map(([value, label]) => ({ value, label: label() }))
    : Object.entries(REASONS).map(([value, { title }]) => ({ value, label: title() }));
  const reason = isReasonCode(code) ? REASONS[code] : undefined;
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={gives ? m.mark_give_title() : m.mark_take_title()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button onClick={onClose}>{m.moderation_cancel()}</Button>
          <Button type="submit" form={form} look={gives ? 'primary' : 'danger'} busy={action.busy}>
            {gives ? m.mark_give() : m.mark_take()}
          </Button>
        </>
      }
    >
      <form id={form} className="mod-dialog" noValidate onSubmit={submit}>
        <FormError text={headError(action.failure, FIELDS)} />
        <p>
          <strong>{company.name}</strong>
        </p>
        <p>{gives ? m.mark_give_text() : m.mark_take_text()}</p>
        <Field
          label={gives ? m.mark_evidence() : m.mark_reason()}
          required
          error={
            fieldError(action.failure, gives ? 'evidence' : 'reason') ??
            (isTried ? problems.code : undefined)
          }
        >
          <Select
            data-autofocus
            placeholder={m.mark_choose()}
            options={choices}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
        <Field
          label={gives ? m.mark_note_seen() : m.mark_note_owner()}
          hint={gives ? m.mark_note_hint() : undefined}
          required={needsNote}
          error={fieldError(action.failure, 'note') ?? (isTried ? problems.note : undefined)}
          counter={{ value: count, max: LONGEST }}
        >
          <Textarea
            rows={3}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        {!gives && (
          <section className="mod-preview" aria-label={m.moderation_preview()}>
            <p className="mod-preview-title">{m.moderation_preview()}</p>
            {reason ? (
              <>
                <strong>{reason.title()}</strong>
                {words && <q>{words}</q>}
                <p>{reason.fix()}</p>
              </>
            ) : (
              <p>{m.moderation_preview_empty()}</p>
            )}
          </section>
        )}
      </form>
    </Dialog>
  );
}
