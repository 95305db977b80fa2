import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import type { CodeSent } from '@/forms/codes';
import { fieldError, headError } from '@/forms/failure';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { after, clockText, useCountdown } from '@/forms/use-countdown';
import { m } from '@/paraglide/messages';
import type { Branch } from '@/session/registration';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PhoneInput } from '@/ui/phone-input';
import './auth.css';
import { phoneProblem } from '@/forms/phone';
import { ConsentBoxes, NO_CONSENTS } from './consents';
import { lastPhone, startJourney } from './journey';

interface PhoneStartProps {
  branch: Branch;
  title: string;
  lead: string;
  /** The cloth above the text; none for a password reset. */
  hero?: boolean;
  withConsents?: boolean;
  /** Why the user is back here: the earlier code or confirmation has expired. */
  expired?: boolean;
  send: (phone: string) => Promise<CodeSent>;
  onSent: () => Promise<void>;
  children?: ReactNode;
}

/** The first step of every flow that needs a confirmed number. */
export function PhoneStart({
  branch,
  title,
  lead,
  hero,
  withConsents,
  expired,
  send,
  onSent,
  children,
}: PhoneStartProps) {
  const [phone, setPhone] = useState(lastPhone);
  const [consents, setConsents] = useState(NO_CONSENTS);
  const [tried, setTried] = useState(false);
  const [until, setUntil] = useState(0);
  const left = useCountdown(until);
  const place = useRef<HTMLFormElement>(null);
  const { run, busy, failure, forget } = useAction(async () => {
    try {
      const { request_id } = await send(phone);
      startJourney(branch, phone, request_id);
      await onSent();
    } catch (problem) {
      if (problem instanceof ApiError && problem.retryAfter) setUntil(after(problem.retryAfter));
      throw problem;
    }
  });
  const phoneError = (tried ? phoneProblem(phone) : undefined) ?? fieldError(failure, 'phone');
  const missesConsent = withConsents && !(consents.terms && consents.privacy);

  // The invalid fields are known only after the next render, so the click is remembered until then.
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0 || failure) {
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [presses, failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (phoneProblem(phone) || missesConsent) setPresses(presses + 1);
    else if (left === 0) void run();
  };

  return (
    <>
      {hero && <div className="auth-hero" />}
      <div className="wrap frame-narrow">
        <div className="auth-page">
          <h1 className="auth-title display">{title}</h1>
          <p className="auth-lead">{lead}</p>
          {expired && !failure && (
            <p role="status" className="auth-strip auth-strip-warn">
              {m.auth_expired()}
            </p>
          )}
          {children}
          <form ref={place} className="auth-form" noValidate onSubmit={submit}>
            <Field label={m.auth_phone()} hint={m.auth_phone_hint()} error={phoneError} required>
              <PhoneInput
                name="phone"
                value={phone}
                onChange={(value) => {
                  setPhone(value);
                  setTried(false);
                  forget();
                }}
              />
            </Field>
            {withConsents && (
              <ConsentBoxes value={consents} onChange={setConsents} checked={tried} />
            )}
            <FormError text={headError(failure, ['phone'])} />
            <Button
              type="submit"
              look="primary"
              size="lg"
              wide
              busy={busy}
              busyText={m.auth_code_sending()}
              disabled={left > 0}
            >
              {left > 0 ? m.auth_wait({ time: clockText(left) }) : m.auth_code_send()}
            </Button>
          </form>
        </div>
      </div>
    </>
  );
}
