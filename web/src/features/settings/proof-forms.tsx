import { type FormEvent, useState } from 'react';
import { type CodeSent, verifyCode } from '@/forms/codes';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { passwordTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PasswordInput } from '@/ui/password-input';
import { PinInput } from '@/ui/pin-input';
import { CodeEntry } from './code-entry';
import { prove, sendMyCode } from './queries';

interface ProofFormProps {
  onProved: () => void;
}

export function PasswordProof({ phone, onProved }: ProofFormProps & { phone: string }) {
  const [password, setPassword] = useState('');
  const { run, busy, error } = useAction(async () => {
    await prove({ password });
    onProved();
  });
  return (
    <ProofForm onSubmit={() => run()} busy={busy}>
      {/* Password managers look for the username beside the password. */}
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <Field label={m.settings_proof_password_label()} error={error}>
        <PasswordInput
          autoComplete="current-password"
          texts={passwordTexts()}
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
    </ProofForm>
  );
}

export function TotpProof({ onProved }: ProofFormProps) {
  const [code, setCode] = useState('');
  const { run, busy, error, forget } = useAction(async (totp: string) => {
    await prove({ totp });
    onProved();
  });
  return (
    <ProofForm onSubmit={() => run(code)} busy={busy}>
      <Field label={m.settings_proof_totp_label()} hint={m.settings_totp_hint()} error={error}>
        <PinInput
          value={code}
          data-autofocus
          onChange={(next) => {
            setCode(next);
            forget();
          }}
          onComplete={(whole) => run(whole)}
        />
      </Field>
    </ProofForm>
  );
}

export function CodeProof({ onProved }: ProofFormProps) {
  const [sent, setSent] = useState<CodeSent | null>(null);
  const ask = async () => setSent(await sendMyCode('proof'));
  const { run, busy, error } = useAction(ask);
  if (sent) {
    return (
      <CodeEntry
        sent={sent}
        onResend={ask}
        onCode={async (code) => {
          await verifyCode(sent.request_id, code);
          await prove({ request_id: sent.request_id });
          onProved();
        }}
      />
    );
  }
  return (
    <div className="settings-stack">
      <p>{m.settings_proof_code_text()}</p>
      <FormError text={error} />
      <Button look="primary" busy={busy} onClick={() => run()}>
        {m.settings_proof_code_send()}
      </Button>
    </div>
  );
}

interface FormProps {
  onSubmit: () => void;
  busy: boolean;
  children: React.ReactNode;
}

function ProofForm({ onSubmit, busy, children }: FormProps) {
  return (
    <form
      className="settings-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Button type="submit" look="primary" busy={busy}>
        {m.settings_proof_confirm()}
      </Button>
    </form>
  );
}
