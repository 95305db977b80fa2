import type { ReactNode } from 'react';
import { ApiError } from '@/api/errors';
import { limits } from '@/api/limits.gen';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { PinInput } from '@/ui/pin-input';
import './code-fields.css';
import { fieldError, headError } from './failure';
import { FormError } from './form-error';
import type { CodeEntry } from './use-code-entry';
import { clockText } from './use-countdown';

interface CodeFieldsProps {
  entry: CodeEntry;
  label: string;
  hint?: string;
  /** Other options, beside requesting another code. */
  children?: ReactNode;
}

/** A six-digit code that came by SMS, Telegram or e-mail: typed, pasted, or autofilled. */
export function CodeFields({ entry, label, hint, children }: CodeFieldsProps) {
  const { check, resend, delivery, left } = entry;
  const failed = delivery?.state === 'failed';
  const wrong = fieldError(check.failure, 'code');
  const tries = check.failure instanceof ApiError ? check.failure.answer.tries_left : undefined;
  return (
    <>
      <FormError
        text={
          headError(check.failure, ['code']) ??
          headError(resend.failure, []) ??
          (failed ? m.auth_code_failed() : undefined)
        }
      />
      <Field
        label={label}
        error={wrong}
        hint={wrong && typeof tries === 'number' ? m.auth_code_tries({ count: tries }) : hint}
      >
        <PinInput
          ref={entry.input}
          name="code"
          data-autofocus
          length={limits.Code.maxLength}
          value={entry.code}
          onChange={entry.type}
          onComplete={entry.enter}
        />
      </Field>
      <div className="code-ways">
        {left > 0 && !failed ? (
          <p className="code-wait">{m.auth_code_wait({ time: clockText(left) })}</p>
        ) : (
          <Button look="quiet" busy={resend.busy} onClick={() => resend.run()}>
            {m.auth_code_resend()}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
