import type { UseFormRegisterReturn } from 'react-hook-form';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface CodeFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** The six-digit authenticator code. */
export function CodeField({ field, error }: CodeFieldProps) {
  return (
    <Field label={m.console_totp()} hint={m.console_totp_hint()} error={error} required>
      <Input
        className="console-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        {...field}
      />
    </Field>
  );
}
