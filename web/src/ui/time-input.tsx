import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { readTime } from '@/lib/clock-time';
import { Input } from './input';

type TimeInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'onBlur'
> & {
  ref?: Ref<HTMLInputElement>;
  /** `HH:MM`, or empty. */
  value: string;
  /** Empty while what is typed is no time. */
  onChange: (time: string) => void;
};

/**
 * A time of the day on the 24-hour clock in every browser: the native control follows the browser's language and asks for
 * AM and PM on a page in Uzbek.
 */
export function TimeInput({ value, onChange, ...rest }: TimeInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Another value from outside replaces what is typed.
    if (readTime(text) !== value) setText(value);
  }
  const take = (typed: string) => {
    const time = readTime(typed);
    // Four digits are a whole time: the colon need not be found on a phone's keyboard.
    setText(time !== '' && /^\d{4}$/.test(typed) ? time : typed);
    if (time !== value) onChange(time);
  };
  return (
    <Input
      placeholder="00:00"
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      maxLength={5}
      value={text}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={() => setText(value || text)}
    />
  );
}
