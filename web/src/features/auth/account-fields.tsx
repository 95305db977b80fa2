import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { passwordTexts } from '@/i18n/ui-texts';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import { type PasswordNeed, passwordStrength } from './account';

interface EmailFieldProps {
  id: string;
  registration: UseFormRegisterReturn;
  error?: FieldError;
}

export function EmailField({ id, registration, error }: EmailFieldProps) {
  return (
    <Field id={id} label={m.auth_email()} hint={m.auth_email_hint()} error={error?.message}>
      <Input
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        {...registration}
      />
    </Field>
  );
}

const STRENGTH = {
  weak: m.auth_password_weak,
  fair: m.auth_password_fair,
  strong: m.auth_password_strong,
};

interface NewPasswordFieldProps {
  id: string;
  /** Tells the password manager whose password this is. */
  phone: string;
  need: PasswordNeed;
  registration: UseFormRegisterReturn;
  error?: FieldError;
  label?: string;
}

/** A hint about the strength, not a composition rule: a long phrase is better than a short cryptic password. */
export function NewPasswordField({
  id,
  phone,
  need,
  registration,
  error,
  label = m.auth_new_password(),
}: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  // While the server rejects the password, no positive hint is shown beside the error.
  const strength = typed === '' || error ? undefined : passwordStrength(typed);
  const hint = need === 'optional' ? m.auth_password_optional() : m.auth_password_hint();
  return (
    <>
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <Field
        id={id}
        label={label}
        hint={strength ? STRENGTH[strength]() : hint}
        error={error?.message}
        required={need === 'required'}
      >
        <PasswordInput
          autoComplete="new-password"
          texts={passwordTexts()}
          {...registration}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            void registration.onChange(event);
          }}
        />
        {strength && (
          <div className="strength" data-strength={strength} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        )}
      </Field>
    </>
  );
}
