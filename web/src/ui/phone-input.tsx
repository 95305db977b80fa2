import { Maskito, type MaskitoOptions } from '@maskito/core';
import {
  type InputHTMLAttributes,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { groupNational, nationalDigits, PHONE_PREFIX, phoneValue } from '@/lib/phone';
import { cx } from './cx';
import { useFieldControl } from './field';

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
      // A whole number arrives at once (paste, autofill): keep its national part and drop what stood there.
      if (nationalDigits(data).length >= 9) {
        return { elementState: at(PREFIX), data: nationalDigits(data) };
      }
      // Autofill writes the value itself and sends no data; a bare 901234567 would be eaten by the prefix.
      if (!data && !elementState.value.startsWith(PREFIX)) {
        const digits = nationalDigits(elementState.value);
        if (digits.length >= 9) return { elementState: at(withPrefix(digits)), data };
      }
      return { elementState, data };
    },
  ],
  postprocessors: [
    // The prefix is not the user's to erase; the caret cannot stand inside it either.
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
 * An Uzbek number with a fixed +998. It takes any shape on paste: `8 90 …`, `(90) 123-45-67`, `998…`.
 * Whether the number is valid is for the form and the server to say.
 */
export function PhoneInput({ value, onChange, className, ref, ...rest }: PhoneInputProps) {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    if (!input.current) return;
    const mask = new Maskito(input.current, OPTIONS);
    return () => mask.destroy();
  }, []);
  // The text in the box is ours as long as it means the same number as `value`.
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
      // Not onChange: the mask writes the value itself, and React would think that nothing changed.
      onInput={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(phoneValue(typed));
      }}
    />
  );
}
