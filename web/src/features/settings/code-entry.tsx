import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '@/forms/form-error';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PinInput } from '@/ui/pin-input';
import { type CodeSent, codeStateQuery } from './queries';
import { useAction } from './use-action';
import { useCountdown } from './use-countdown';

/** How often we ask whether the message has left; it is told once and for all. */
const STATE_POLL_MS = 3_000;

interface CodeEntryProps {
  sent: CodeSent;
  /** Called with six digits; throws when the server refuses them. */
  onCode: (code: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
}

/** Six digits that came by SMS, Telegram or e-mail, with the way to ask for another message. */
export function CodeEntry({ sent, onCode, onResend }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The person has just asked for the code and waits for this field.
  useEffect(() => input.current?.focus(), []);
  const check = useAction(onCode);
  const resend = useAction(async () => {
    await onResend();
    setCode('');
    check.forget();
  });
  const left = useCountdown(sent.resend_after, sent.request_id);
  const { data: delivery } = useQuery({
    ...codeStateQuery(sent.request_id),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'sending' ? STATE_POLL_MS : false,
  });
  const failed = delivery?.state === 'failed';

  return (
    <form
      className="settings-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check.run(code);
      }}
    >
      <Field
        label={m.settings_code_label()}
        hint={m.settings_code_sent({ to: sent.phone })}
        error={check.error}
      >
        <PinInput
          value={code}
          ref={input}
          onChange={(next) => {
            setCode(next);
            check.forget();
          }}
          onComplete={(whole) => check.run(whole)}
        />
      </Field>
      <FormError text={failed ? m.settings_code_failed() : resend.error} />
      <div className="settings-actions">
        <Button type="submit" look="primary" busy={check.busy}>
          {m.settings_code_confirm()}
        </Button>
        {left > 0 && !failed ? (
          <p className="settings-note">{m.settings_code_wait({ seconds: left })}</p>
        ) : (
          <Button look="quiet" busy={resend.busy} onClick={() => resend.run()}>
            {m.settings_code_resend()}
          </Button>
        )}
      </div>
    </form>
  );
}
