import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeFields } from '@/forms/code-fields';
import { type CodeSent, confirmEmail, sendEmailCode } from '@/forms/codes';
import { FormError } from '@/forms/form-error';
import { useWithProof } from '@/forms/proof';
import { useAction } from '@/forms/use-action';
import { useCodeEntry } from '@/forms/use-code-entry';
import { m } from '@/paraglide/messages';
import { setMe } from '@/session/me';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import './auth.css';

interface EmailStepProps {
  email: string;
  /** On to where the person wanted to go, with the address confirmed or not. */
  onLeave: () => void;
}

/** The address counts as the person's own only after the code sent to it is entered. It can be done later too. */
export function EmailStep({ email, onLeave }: EmailStepProps) {
  const [sent, setSent] = useState<CodeSent | null>(null);
  const provedSend = useWithProof(sendEmailCode);
  const send = async () => setSent(await provedSend(email));
  const { run, busy, error } = useAction(send);
  return (
    <div className="auth-page">
      <h1 className="auth-title display">{m.auth_email_title()}</h1>
      <p className="auth-lead">{m.auth_email_lead({ email })}</p>
      {sent ? (
        <EmailCode sent={sent} onResend={send} onLeave={onLeave} />
      ) : (
        <>
          <FormError text={error} />
          <Button look="primary" size="lg" wide busy={busy} onClick={() => void run()}>
            {m.auth_code_send()}
          </Button>
        </>
      )}
      <Button look="quiet" size="lg" wide onClick={onLeave}>
        {m.auth_email_later()}
      </Button>
      <p className="auth-lead">{m.auth_email_later_note()}</p>
    </div>
  );
}

interface EmailCodeProps {
  sent: CodeSent;
  onResend: () => Promise<void>;
  onLeave: () => void;
}

function EmailCode({ sent, onResend, onLeave }: EmailCodeProps) {
  const queryClient = useQueryClient();
  const entry = useCodeEntry({
    requestId: sent.request_id,
    onResend,
    onCode: async (code) => {
      setMe(queryClient, await confirmEmail(sent.request_id, code));
      toast.success(m.auth_email_done());
      onLeave();
    },
  });
  return (
    <form
      className="auth-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        entry.submit();
      }}
    >
      <CodeFields
        entry={entry}
        label={m.auth_code_label()}
        hint={m.auth_code_sent_to({ phone: sent.phone })}
      />
      <Button type="submit" look="primary" size="lg" wide busy={entry.check.busy}>
        {m.auth_email_confirm()}
      </Button>
    </form>
  );
}
