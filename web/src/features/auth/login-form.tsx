import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { after, clockText, useCountdown } from '@/forms/use-countdown';
import { Waiting } from '@/forms/waiting';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Field } from '@/ui/field';
import { onDemand } from '@/ui/on-demand';
import { PasswordInput } from '@/ui/password-input';
import { PhoneInput } from '@/ui/phone-input';
import './auth.css';
import { phoneProblem } from '@/forms/phone';
import { lastPhone } from './journey';
import { LoginLink } from './login-link';
import { signIn, socialQuery } from './queries';
import { SocialButtons } from './social-buttons';
import { SocialStrip } from './social-strip';
import { TotpField } from './totp-field';
import { useSocialAgreement } from './use-social-agreement';
import { useTelegramReturn } from './use-telegram-return';

const FIELDS = ['phone', 'password', 'totp'];

// Rarely needed, so it is loaded on demand.
const SecondStep = onDemand(async () => (await import('./second-step')).SecondStep);

interface LoginFormProps {
  /** An error passed in the URL. */
  problem?: string;
  /** Google has confirmed the identity; the authenticator code is still needed. */
  isHalfway?: boolean;
  /** The state with which Telegram's login page returned. */
  telegramState?: string;
  /** A note shown first: a new password is set, or the page belongs to the other account type. */
  note?: string;
  onSigned: () => Promise<void>;
}

export function LoginForm({
  problem,
  isHalfway = false,
  telegramState,
  note,
  onSigned,
}: LoginFormProps) {
  const [halfway, setHalfway] = useState(isHalfway);
  const [phone, setPhone] = useState(lastPhone);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [totp, setTotp] = useState<string | null>(null);
  const [missing, setMissing] = useState<{ phone?: string; password?: string }>({});
  const [until, setUntil] = useState(0);
  const left = useCountdown(until);
  const { isAgreed } = useSocialAgreement();
  const queryClient = useQueryClient();
  const phoneInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const totpInput = useRef<HTMLInputElement>(null);
  const telegramProblem = useTelegramReturn(telegramState, onSigned, () => setHalfway(true));

  const { run, busy, failure } = useAction(async () => {
    try {
      await signIn({
        phone,
        password,
        remember,
        totp: totp ?? undefined,
        social: isAgreed ? true : undefined,
      });
      if (isAgreed) queryClient.setQueryData(socialQuery().queryKey, null);
      await onSigned();
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (problem.retryAfter) setUntil(after(problem.retryAfter));
      if (problem.code !== 'totp_required') throw problem;
      setTotp('');
    }
  });
  const phoneError = missing.phone ?? fieldError(failure, 'phone');
  const totpError = fieldError(failure, 'totp');
  const asksTotp = totp !== null;

  useEffect(() => {
    // Every refusal is shown at the phone field (product §8); the focus goes to the field that has the error.
    if (fieldError(failure, 'phone')) phoneInput.current?.focus();
    else if (fieldError(failure, 'totp')) totpInput.current?.focus();
  }, [failure]);
  useEffect(() => {
    if (asksTotp) totpInput.current?.focus();
  }, [asksTotp]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      phone: phoneProblem(phone),
      password: password === '' ? m.error_required_field() : undefined,
    };
    setMissing(found);
    if (found.phone) phoneInput.current?.focus();
    else if (found.password) passwordInput.current?.focus();
    else if (left === 0) void run();
  };
  const checkPhone = () => {
    const found = phoneProblem(phone);
    setMissing({ phone: found });
    if (found) phoneInput.current?.focus();
    return !found;
  };

  if (halfway) {
    return (
      <Suspense fallback={<Waiting />}>
        <SecondStep onSigned={onSigned} />
      </Suspense>
    );
  }
  return (
    <div className="auth-page">
      <h1 className="auth-title display">{m.auth_login_title()}</h1>
      {note && (
        <p role="status" className="auth-strip">
          {note}
        </p>
      )}
      <SocialStrip text={(who) => m.auth_social_login({ who })} />
      <form className="auth-form" noValidate onSubmit={submit}>
        <Field label={m.auth_phone()} error={phoneError}>
          <PhoneInput
            ref={phoneInput}
            name="phone"
            autoComplete="username"
            value={phone}
            onChange={(value) => {
              setPhone(value);
              setMissing({ ...missing, phone: undefined });
            }}
          />
        </Field>
        <Field
          label={m.auth_password()}
          error={missing.password ?? fieldError(failure, 'password')}
        >
          <PasswordInput
            ref={passwordInput}
            name="password"
            autoComplete="current-password"
            // Not from `ui-texts`: this page loads no texts that it does not show.
            texts={{ show: m.ui_password_show(), hide: m.ui_password_hide() }}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              setMissing({ ...missing, password: undefined });
            }}
          />
        </Field>
        {asksTotp && (
          <TotpField ref={totpInput} value={totp} error={totpError} onChange={setTotp} />
        )}
        <div className="auth-row">
          <Checkbox
            label={m.auth_remember()}
            name="remember"
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <Link to="/auth/forgot-password" className="auth-text-link">
            {m.auth_forgot()}
          </Link>
        </div>
        <FormError
          text={
            headError(failure, FIELDS) ??
            telegramProblem ??
            (problem === 'google' ? m.auth_google_failed() : undefined)
          }
        />
        <Button
          type="submit"
          look="primary"
          size="lg"
          wide
          busy={busy}
          busyText={m.auth_login_busy()}
          disabled={left > 0}
        >
          {left > 0 ? m.auth_wait({ time: clockText(left) }) : m.auth_login_submit()}
        </Button>
      </form>
      <LoginLink phone={phone} checkPhone={checkPhone} />
      <p className="auth-other">
        {m.auth_no_account()}{' '}
        <Link to="/auth/register" className="auth-text-link">
          {m.auth_to_register()}
        </Link>
      </p>
      <SocialButtons />
    </div>
  );
}
