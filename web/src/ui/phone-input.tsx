import type { MaskitoOptions } from '@maskito/core';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { groupNational, nationalDigits, PHONE_PREFIX, phoneValue } from '@/lib/phone';
import { cx } from './cx';
import { useFieldControl } from './field';
import { useMask } from './use-mask';

const digits = (count: number) => Array.from({ length: count }, () => /\d/);
const PREFIX = `${PHONE_PREFIX} `;

function withPrefix(national: string): string {
  return PREFIX + groupNational(national.slice(0, 9));
}

function at(value: string) {
  return { value, selection: [value.length, value.length] as const };
}

const OPTIONS: MaskitoOptions = {
  mask: [...PREFIX, ...digits(2), ' ', ...digits(3), ' ', ...digits(2), ' ', ...digits(2)],
  preprocessors: [
    ({ elementState, data }) => {
      // A whole number arrives at once (paste, autofill): take its national part and replace the old text.
      if (nationalDigits(data).length >= 9) {
        return { elementState: at(PREFIX), data: nationalDigits(data) };
      }
      // Autofill sets the value itself without `data`; the prefix would swallow a bare 901234567.
      if (!data && !elementState.value.startsWith(PREFIX)) {
        const digits = nationalDigits(elementState.value);
        if (digits.length >= 9) return { elementState: at(withPrefix(digits)), data };
      }
      return { elementState, data };
    },
  ],
  postprocessors: [
    // The user cannot delete the prefix or put the caret inside it.
    ({ value, selection: [from, to] }) => {
      if (value.startsWith(PREFIX)) {
        return { value, selection: [Math.max(from, PREFIX.length), Math.max(to, PREFIX.length)] };
      }
      return at(withPrefix(nationalDigits(value)));
    },
  ],
};

type PhoneInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'defaultValue'
> & {
  ref?: Ref<HTMLInputElement>;
  /** `+998` and the digits typed so far; empty when nothing was typed. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * An Uzbek number with a fixed +998. Pasting accepts any format: `8 90 …`, `(90) 123-45-67`, `998…`. The form and the
 * server decide whether the number is valid.
 */
export function PhoneInput({ value, onChange, className, ref, ...rest }: PhoneInputProps) {
  const control = useFieldControl();
  const input = useMask(OPTIONS, ref);
  // The input keeps its own text as long as it means the same number as `value`.
  const [text, setText] = useState(PREFIX);
  const shown = phoneValue(text) === value ? text : withPrefix(nationalDigits(value));
  return (
    <input
      {...control}
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete={rest.autoComplete ?? 'tel'}
      className={cx('field', className)}
      value={shown}
      // Not onChange: the mask sets the value itself, and React would not see a change.
      onInput={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(phoneValue(typed));
      }}
    />
  );
}
