import { type InputHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import { groupDigits } from '@/lib/money';
import { Input } from '@/ui/input';

/** More digits than any pay has; the server enforces the real limit. */
const MOST_DIGITS = 13;

type AmountInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type'
> & {
  unit?: ReactNode;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
};

/** An amount of money, grouped by thousands while it is typed. */
export function AmountInput({ value, onChange, ...rest }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Number of digits before the caret: grouping shifts the characters, so the caret is restored from it.
  const caret = useRef<number | null>(null);
  const shown = value === '' ? '' : groupDigits(Number(value));
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const at = placeAfterDigits(shown, caret.current);
    caret.current = null;
    input.current.setSelectionRange(at, at);
  });
  return (
    <Input
      {...rest}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        const before = typed.slice(0, currentTarget.selectionStart ?? typed.length);
        caret.current = digitsOf(before).length;
        onChange(digitsOf(typed).replace(/^0+/, '').slice(0, MOST_DIGITS));
      }}
    />
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The position in a grouped number that has this many digits before it. */
export function placeAfterDigits(grouped: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === count) return at;
    if (/\d/.test(grouped[at] ?? '')) seen += 1;
  }
  return grouped.length;
}
