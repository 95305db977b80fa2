import { type FormEvent, useId, useState } from 'react';
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
import type { DecisionIn } from './wire';
import { isReasonCode, REASONS } from './words';

export const LONGEST_NOTE = 500;
const FIELDS = ['reason', 'note'] as const;

interface RefuseDialogProps {
  name: string;
  send: (decision: DecisionIn) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason and shows what the owner will read. */
export function RefuseDialog({ name, send, onClose }: RefuseDialogProps) {
  const form = useId();
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction(send);
  const needsNote = code === 'other';
  const words = note.trim();
  const count = countChars(words);
  const reason = isReasonCode(code) ? code : undefined;
  const reasonError = reason ? undefined : m.moderation_reason_choose();
  const noteError = noteProblem(count, needsNote);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reason || noteError) return;
    void action.run({ verdict: 'refused', reason, ...(words && { note: words }) });
  };
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={m.verifications_refuse_title()}
      closeLabel={m.ui_close()}
      foot={
        <>
          <Button onClick={onClose}>{m.moderation_cancel()}</Button>
          <Button type="submit" form={form} look="danger" busy={action.busy}>
            {m.moderation_refuse()}
          </Button>
        </>
      }
    >
      <form id={form} className="mod-dialog" noValidate onSubmit={submit}>
        <FormError text={headError(action.failure, FIELDS)} />
        <p>{name}</p>
        <p>{m.moderation_final()}</p>
        <Field
          label={m.verifications_reason()}
          required
          error={fieldError(action.failure, 'reason') ?? (isTried ? reasonError : undefined)}
        >
          <Select
            data-autofocus
            placeholder={m.moderation_reason_choose()}
            options={Object.entries(REASONS).map(([value, { title }]) => ({
              value,
              label: title(),
            }))}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
        <Field
          label={needsNote ? m.verifications_note_needed() : m.verifications_note()}
          required={needsNote}
          error={fieldError(action.failure, 'note') ?? (isTried ? noteError : undefined)}
          counter={{ value: count, max: LONGEST_NOTE }}
        >
          <Textarea
            rows={3}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        <section className="mod-preview" aria-label={m.moderation_preview()}>
          <p className="mod-preview-title">{m.moderation_preview()}</p>
          {reason ? (
            <>
              <strong>{REASONS[reason].title()}</strong>
              {words && <q>{words}</q>}
              <p>{REASONS[reason].fix()}</p>
            </>
          ) : (
            <p>{m.moderation_preview_empty()}</p>
          )}
        </section>
      </form>
    </Dialog>
  );
}

function noteProblem(count: number, isNeeded: boolean): string | undefined {
  if (isNeeded && count === 0) return m.verifications_note_missing();
  return count > LONGEST_NOTE ? m.error_too_long({ max: LONGEST_NOTE }) : undefined;
}
