import { type FormEvent, useState } from 'react';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PinInput } from '@/ui/pin-input';
import { CopyButton } from '../copy-button';
import { QrCode } from '../qr-code';
import { confirmTotp, type TotpStart } from '../queries';

interface TotpSetupProps {
  setup: TotpStart;
  /** Receives the recovery codes, which are shown once. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function TotpSetup({ setup, onDone, onCancel }: TotpSetupProps) {
  const [code, setCode] = useState('');
  const { run, busy, error, forget } = useAction(async (whole: string) => {
    const { recovery_codes } = await confirmTotp(whole);
    onDone(recovery_codes);
  });
  return (
    <form
      className="settings-stack"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        run(code);
      }}
    >
      <ol className="settings-steps">
        <li>{m.settings_totp_step_app()}</li>
        <li>
          <p>{m.settings_totp_step_scan()}</p>
          <QrCode svg={setup.qr} label={m.settings_totp_qr()} />
          <p className="settings-note">{m.settings_totp_step_secret()}</p>
          <div className="settings-secret">
            <code>{setup.secret}</code>
            <CopyButton text={setup.secret} label={m.settings_totp_copy_secret()} />
          </div>
          {/* On the phone itself nothing can be scanned: this link opens the app instead. */}
          <a className="settings-link settings-phone-only" href={setup.uri}>
            {m.settings_totp_open_app()}
          </a>
        </li>
        <li>{m.settings_totp_step_code()}</li>
      </ol>
      <Field label={m.settings_totp_code()} error={error}>
        <PinInput
          value={code}
          onChange={(next) => {
            setCode(next);
            forget();
          }}
          onComplete={(whole) => run(whole)}
        />
      </Field>
      <div className="settings-actions">
        <Button type="submit" look="primary" busy={busy}>
          {m.settings_totp_add()}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {m.settings_cancel()}
        </Button>
      </div>
    </form>
  );
}
