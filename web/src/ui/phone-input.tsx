import type { MaskitoOptions } from '@maskito/core';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { groupNational, isForeign, nationalDigits, PHONE_PREFIX, phoneValue } from '@/lib/phone';
import { cx } from './cx';
import { useFieldControl } from './field';
import { useMask } from './use-mask';

const digits = (count: number) => Array.from({ length: count }, () => /\d/);
const PREFIX = `${PHONE_PREFIX} `;
/** Room for a number that repeats the prefix, and for surplus digits: they are shown, not cut off. */
const NATIONAL = [...digits(2), ' ', ...digits(3), ' ', ...digits(2), ' ', ...digits(7)];
const FOREIGN = ['+', ...Array.from({ length: 20 }, () => /[\d ]/)];
const MOST_NATIONAL = 14;

function withPrefix(national: string): string {
  return PREFIX + groupNational(national.slice(0, MOST_NATIONAL));
}

function at(value: string) {
  return { value, selection: [value.length, value.length] as const };
}

/** The number as the field shows it. */
const shownOf = (phone: string) => (isForeign(phone) ? phone : withPrefix(nationalDigits(phone)));

/** `+7 912 …`, or its beginning: `+`, `+9`, `+99` may become any country. */
const isOtherCountry = (value: string) => value.startsWith('+') && !value.startsWith(PHONE_PREFIX);

const OPTIONS: MaskitoOptions = {
  mask: ({ value }) => (isOtherCountry(value) ? FOREIGN : [...PREFIX, ...NATIONAL]),
  preprocessors: [
    ({ elementState, data }) => {
      const { value } = elementState;
      // A plus begins a new number, whatever stood there.
      if (data.trim().startsWith('+') && isOtherCountry(data.trim())) {
        return { elementState: at(''), data: data.trim().replace(/[^+\d]+/g, ' ') };
      }
      // A whole number arrives at once (paste, autofill): take its national part and replace the old text.
      if (nationalDigits(data).length >= 9) {
        return { elementState: at(PREFIX), data: nationalDigits(data) };
      }
      // Autofill sets the value itself without `data`; the prefix would swallow a bare 901234567.
      if (!data && !value.startsWith(PREFIX) && !isOtherCountry(value)) {
        const national = nationalDigits(value);
        if (national.length >= 9) return { elementState: at(withPrefix(national)), data };
      }
      // The prefix cannot be changed in parts.
      if (!value.startsWith(PREFIX)) return { elementState, data };
      const [from, to] = elementState.selection;
      const selection = [Math.max(from, PREFIX.length), Math.max(to, PREFIX.length)] as const;
      return { elementState: { value, selection }, data };
    },
  ],
  postprocessors: [
    ({ value, selection }) => {
      if (isOtherCountry(value)) return { value, selection };
      const [from, to] = selection;
      const typed = value.replace(PREFIX, '').replace(/\D/g, '');
      const meant = nationalDigits(value);
      if (!value.startsWith(PREFIX) || meant !== typed) return at(withPrefix(meant));
      return { value, selection: [Math.max(from, PREFIX.length), Math.max(to, PREFIX.length)] };
    },
  ],
};

type PhoneInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'defaultValue'
> & {
  ref?: Ref<HTMLInputElement>;
  /** A plus and the digits typed so far; empty when nothing was typed. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A number that begins with +998 until another plus is typed or pasted. Typing and pasting accept any format: `8 90 …`,
 * `(90) 123-45-67`, `998…`, `+7 912 …`. The form and the server decide whether the number is valid.
 */
export function PhoneInput({ value, onChange, className, ref, ...rest }: PhoneInputProps) {
  const control = useFieldControl();
  const input = useMask(OPTIONS, ref);
  // The input keeps its own text as long as it means the same number as `value`.
  const [text, setText] = useState(PREFIX);
  const shown = phoneValue(text) === value ? text : shownOf(value);
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
