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
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import './dialogs.css';
import { LONGEST_MESSAGE } from './limits';
import { refusedHead } from './refused';

interface InviteDialogProps {
  open: boolean;
  /** Whom it is for; a new name starts with an empty text. */
  id: string;
  /** The candidate's name, or how many candidates are invited at once. */
  who: string;
  /** Whom a template is filled in for; not given when several are invited. */
  template?: TemplateTarget;
  busy: boolean;
  /** What the server refused. */
  failure: unknown;
  onSend: (message: string) => Promise<boolean>;
  onClose: () => void;
}

/** Inviting a candidate needs a message: what happens next, when and where. */
export function InviteDialog(props: InviteDialogProps) {
  const { open, id, onClose, busy } = props;
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.applicants_invite_title()}
      closeLabel={m.ui_close()}
      size="md"
      busy={busy}
      foot={
        <>
          <Button disabled={busy} onClick={onClose}>
            {m.applicants_cancel()}
          </Button>
          <Button type="submit" form={form} look="primary" busy={busy}>
            {m.applicants_invite()}
          </Button>
        </>
      }
    >
      <InviteForm key={id} {...props} form={form} />
    </Dialog>
  );
}

function InviteForm(props: InviteDialogProps & { form: string }) {
  const { id, who, template, failure, onSend, form } = props;
  const field = useId();
  const kept = useKeptText(`invite:${id}`);
  const [isTried, setTried] = useState(false);
  const count = countChars(kept.text.trim());
  const wrong = lengthError(count) ?? unfilledError(kept.text);
  const problem = isTried ? wrong : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) document.getElementById(field)?.focus();
    else if (await onSend(kept.text.trim())) kept.forget();
  };
  return (
    <form id={form} noValidate className="applicants-form" onSubmit={(event) => void submit(event)}>
      <p className="applicants-form-who">{who}</p>
      <p>{m.applicants_invite_text()}</p>
      <Field
        id={field}
        label={m.applicants_message()}
        hint={m.applicants_invite_hint()}
        error={fieldError(failure, 'message') ?? problem}
        required
        counter={{ value: count, max: LONGEST_MESSAGE }}
      >
        <Textarea
          rows={5}
          data-autofocus
          value={kept.text}
          onChange={(event) => kept.change(event.currentTarget.value)}
        />
      </Field>
      {template && (
        <TemplatePicker
          kind="invitation"
          {...template}
          text={kept.text}
          field={field}
          onPick={kept.change}
        />
      )}
      <FormError text={refusedHead(failure, ['message'])} />
    </form>
  );
}

function lengthError(count: number): string | undefined {
  if (count === 0) return m.error_required_field();
  return count > LONGEST_MESSAGE ? m.error_too_long({ max: LONGEST_MESSAGE }) : undefined;
}
