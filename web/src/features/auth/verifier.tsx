import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import './auth.css';
import { openLink } from './queries';
import { TotpField } from './totp-field';

interface VerifierProps {
  /** The secret of the link. */
  secret: string;
  onSigned: () => Promise<void>;
}

/** Mail programs open links by themselves to scan them; only a click uses the link up. */
export function Verifier({ secret, onSigned }: VerifierProps) {
  const [totp, setTotp] = useState<string | null>(null);
  const { run, busy, failure } = useAction(async () => {
    try {
      await openLink(secret, totp ?? undefined);
      await onSigned();
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.code !== 'totp_required') throw problem;
      setTotp('');
    }
  });
  const isStale = failure instanceof ApiError && failure.status === 404;
  return (
    <div className="auth-page">
      <h1 className="auth-title display">
        {isStale ? m.auth_verifier_stale() : m.auth_verifier_title()}
      </h1>
      <p className="auth-lead">{isStale ? m.auth_verifier_stale_text() : m.auth_verifier_text()}</p>
      {!isStale && <FormError text={headError(failure, ['totp'])} />}
      {!isStale && totp !== null && (
        <TotpField value={totp} error={fieldError(failure, 'totp')} onChange={setTotp} />
      )}
      {isStale ? (
        <Link to="/auth/login" className={buttonClass({ look: 'primary', size: 'lg', wide: true })}>
          {m.auth_to_login()}
        </Link>
      ) : (
        <Button
          look="primary"
          size="lg"
          wide
          busy={busy}
          busyText={m.auth_login_busy()}
          onClick={() => run()}
        >
          {m.auth_login_submit()}
        </Button>
      )}
    </div>
  );
}
