import { type ReactNode, useState } from 'react';
import { MOST_PAY } from '@/lib/amount';
import type { Currency } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { Field } from '@/ui/field';
import { amountProblem } from './amount';
import { AmountInput } from './amount-input';

interface AmountFieldProps {
  id: string;
  label: string;
  hint?: string;
  /** What publishing or the server found. */
  error?: string;
  required?: boolean;
  unit?: ReactNode;
  currency: Currency;
  /** Digits only. */
  value: string;
  onChange: (digits: string, currency?: Currency) => void;
}

/** A sum with its label. What cannot be meant is said as soon as the field is left, too many digits at once. */
export function AmountField({
  id,
  label,
  hint,
  error,
  required,
  unit,
  currency,
  value,
  onChange,
}: AmountFieldProps) {
  const [isLeft, setLeft] = useState(true);
  const [isReadable, setReadable] = useState(true);
  const own = isReadable ? amountProblem(value, currency) : m.error_amount_unreadable();
  const isSaid = isLeft || Number(value) > MOST_PAY;
  return (
    <Field id={id} label={label} hint={hint} error={(isSaid && own) || error} required={required}>
      <AmountInput
        unit={unit}
        value={value}
        onChange={onChange}
        onReadable={setReadable}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}
