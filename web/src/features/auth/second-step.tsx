import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { enterWithSocial } from './queries';
import { TotpField } from './totp-field';

/** Telegram or Google has confirmed the identity; the account's authenticator code is still required. */
export function SecondStep({ onSigned }: { onSigned: () => Promise<void> }) {
  const [totp, setTotp] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { run, busy, failure } = useAction(async () => {
    await enterWithSocial(totp);
    await onSigned();
  });
  useEffect(() => {
    if (!busy) input.current?.focus();
  }, [busy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (totp !== '') void run();
  };
  return (
    <div className="auth-page">
      <h1 className="auth-title display">{m.auth_second_title()}</h1>
      <p className="auth-lead">{m.auth_second_text()}</p>
      <form className="auth-form" noValidate onSubmit={submit}>
        <TotpField
          ref={input}
          value={totp}
          error={fieldError(failure, 'totp')}
          onChange={setTotp}
        />
        <FormError text={headError(failure, ['totp'])} />
        <Button
          type="submit"
          look="primary"
          size="lg"
          wide
          busy={busy}
          busyText={m.auth_login_busy()}
        >
          {m.auth_login_submit()}
        </Button>
      </form>
      <p className="auth-other">
        {/* A full page load resets the half-finished sign-in. */}
        <Link to="/auth/login" reloadDocument className="auth-text-link">
          {m.auth_to_login()}
        </Link>
      </p>
    </div>
  );
}
