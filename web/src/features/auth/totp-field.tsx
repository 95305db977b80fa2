import type { Ref } from 'react';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface TotpFieldProps {
  value: string;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** The authenticator code, or a recovery code. */
export function TotpField({ value, error, ref, onChange }: TotpFieldProps) {
  return (
    <Field label={m.auth_totp()} hint={m.auth_totp_hint()} error={error}>
      <Input
        ref={ref}
        name="totp"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
    </Field>
  );
}
