import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { limits } from '@/api/limits.gen';
import { FormError } from '@/forms/form-error';
import { wizardTexts } from '@/i18n/ui-texts';
import { maskPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { type Branch, mayEnterStep, readRegistration } from '@/session/registration';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PinInput } from '@/ui/pin-input';
import type { Step } from '@/ui/stepper';
import { WizardShell } from '@/ui/wizard-shell';
import './auth.css';
import { proveJourney, startJourney } from './journey';
import { type CodeSent, codeStateQuery, verifyCode } from './queries';
import { fieldError, headError, useCall } from './use-call';
import { after, clockText, useCountdown } from './use-countdown';
import { useWebOtp } from './use-web-otp';

/** How often we ask whether the message has left. */
const STATE_POLL_MS = 2_000;

interface CodeStepProps {
  branch: Branch;
  steps: readonly Step[];
  send: (phone: string) => Promise<CodeSent>;
  onProved: () => Promise<void>;
  /** The request has died: back to the start. */
  onExpired: () => Promise<void>;
  /** A link to the start, for a mistyped number. */
  changeNumber: ReactNode;
}

/** Six digits from the message: typed, pasted, or filled in by the phone itself. */
export function CodeStep({
  branch,
  steps,
  send,
  onProved,
  onExpired,
  changeNumber,
}: CodeStepProps) {
  const journey = readRegistration(branch);
  const phone = journey?.phone ?? '';
  const [requestId, setRequestId] = useState(journey?.request_id ?? '');
  const [code, setCode] = useState('');
  const [until, setUntil] = useState(0);
  const left = useCountdown(until);
  const input = useRef<HTMLInputElement>(null);
  const {
    data: state,
    dataUpdatedAt,
    error: lost,
  } = useQuery({
    ...codeStateQuery(requestId),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'sending' ? STATE_POLL_MS : false),
  });
  // The server knows when another message may be asked for, also after a reload.
  useEffect(() => {
    if (state) setUntil(dataUpdatedAt + state.resend_after * 1000);
  }, [state, dataUpdatedAt]);
  const leave = useEffectEvent(onExpired);
  useEffect(() => {
    if (isDead(lost)) void leave();
  }, [lost]);

  const check = useCall(async (whole: string) => {
    try {
      const { expires_in } = await verifyCode(requestId, whole);
      proveJourney(branch, expires_in);
    } catch (failure) {
      if (isDead(failure)) return onExpired();
      setCode('');
      throw failure;
    }
    await onProved();
  });
  const resend = useCall(async () => {
    try {
      const sent = await send(phone);
      startJourney(branch, phone, sent.request_id);
      setRequestId(sent.request_id);
      setUntil(after(sent.resend_after));
      setCode('');
      check.forget();
      input.current?.focus();
    } catch (failure) {
      if (failure instanceof ApiError && failure.retryAfter) setUntil(after(failure.retryAfter));
      throw failure;
    }
  });
  const enter = (typed: string) => {
    setCode(typed);
    void check.run(typed);
  };
  useWebOtp(enter);

  const failed = state?.state === 'failed';
  // Who comes back here from the next step has nothing to type any more.
  const proven = mayEnterStep(readRegistration(branch), 2, Date.now());
  const wrong = fieldError(check.error, 'code');
  const triesLeft = check.error instanceof ApiError ? check.error.answer.tries_left : undefined;
  const next = () => {
    if (proven) void onProved();
    else if (code.length < limits.Code.maxLength) input.current?.focus();
    else void check.run(code);
  };

  return (
    <WizardShell
      steps={steps}
      current={0}
      texts={{ ...wizardTexts(), busy: m.auth_code_checking() }}
      title={m.auth_code_title()}
      intro={m.auth_code_sent_to({ phone: state?.phone ?? maskPhone(phone) })}
      busy={check.busy}
      onNext={next}
    >
      <FormError
        text={
          headError(check.error, ['code']) ??
          headError(resend.error, []) ??
          (failed ? m.auth_code_failed() : undefined)
        }
      />
      {proven ? (
        <p role="status" className="auth-strip">
          {m.auth_code_proven()}
        </p>
      ) : (
        <Field
          label={m.auth_code_label()}
          error={wrong}
          hint={
            wrong && typeof triesLeft === 'number'
              ? m.auth_code_tries({ count: triesLeft })
              : undefined
          }
        >
          <PinInput
            ref={input}
            name="code"
            data-autofocus
            length={limits.Code.maxLength}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              if (check.error) check.forget();
            }}
            onComplete={enter}
          />
        </Field>
      )}
      <div className="auth-code-ways">
        {!proven &&
          (left > 0 && !failed ? (
            <p className="auth-note">{m.auth_code_wait({ time: clockText(left) })}</p>
          ) : (
            <Button look="quiet" busy={resend.busy} onClick={() => resend.run()}>
              {m.auth_code_resend()}
            </Button>
          ))}
        {changeNumber}
      </div>
    </WizardShell>
  );
}

function isDead(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
