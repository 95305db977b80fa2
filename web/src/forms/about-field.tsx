import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '@/api/limits.gen';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { Textarea } from '@/ui/textarea';
import { countChars } from './schema';

interface AboutFieldProps {
  id: string;
  label: string;
  hint: string;
  /** The current text, for the counter. */
  value: string;
  registration: UseFormRegisterReturn;
  error?: string;
}

/** A short description of a person or a company. */
export function AboutField({ id, label, hint, value, registration, error }: AboutFieldProps) {
  const written = countChars(value.trim());
  const max = limits.About.maxLength;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      counter={{ value: written, max, label: m.ui_counter({ value: written, max }) }}
    >
      <Textarea rows={5} {...registration} />
    </Field>
  );
}
