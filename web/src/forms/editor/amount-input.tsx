import { type InputHTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { amountDigits, readAmount } from '@/lib/amount';
import { type Currency, groupDigits } from '@/lib/money';
import { Input } from '@/ui/input';

/** Beyond this a number would lose digits. */
const MOST_DIGITS = 15;
/** Digits in groups; anything else is read as words: `5 mln`, `5 000 000,50`, `$500`. */
const PLAIN = /^[\d\s]*$/;

type AmountInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type'
> & {
  unit?: ReactNode;
  /** Digits only. */
  value: string;
  /** With the currency if one was typed beside the number. */
  onChange: (digits: string, currency?: Currency) => void;
  /** Whether the text means an amount. */
  onReadable?: (isReadable: boolean) => void;
};

/** An amount of money, grouped by thousands while it is typed. Words stay as typed until the field is left. */
export function AmountInput({ value, onChange, onReadable, onBlur, ...rest }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Number of digits before the caret: grouping shifts the characters, so the caret is restored from it.
  const caret = useRef<number | null>(null);
  const [words, setWords] = useState('');
  // Another part of the form may change the amount meanwhile.
  const isInWords = words !== '' && amountDigits(words) === value;
  const grouped = value === '' ? '' : groupDigits(Number(value));
  const shown = isInWords ? words : grouped;
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
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        if (!PLAIN.test(typed)) {
          // A caret that waited for a change that did not come would jump now.
          caret.current = null;
          setWords(typed);
          onReadable?.(readAmount(typed) !== undefined);
          onChange(amountDigits(typed));
          return;
        }
        setWords('');
        onReadable?.(true);
        const before = typed.slice(0, currentTarget.selectionStart ?? typed.length);
        caret.current = digitsOf(before).length;
        onChange(digitsOf(typed).replace(/^0+/, '').slice(0, MOST_DIGITS));
      }}
      onBlur={(event) => {
        const read = readAmount(words);
        if (isInWords && read) {
          setWords('');
          if (read.currency) onChange(amountDigits(words), read.currency);
        }
        onBlur?.(event);
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
