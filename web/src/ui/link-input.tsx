import type { InputHTMLAttributes } from 'react';
import { completeLink } from '@/lib/link';
import { Input } from './input';

type LinkInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'value'> & {
  value: string;
  onChange: (value: string) => void;
};

/** An address. `t.me/non` gets its `https://` when the field is left: while one types, nothing changes under the caret. */
export function LinkInput({ value, onChange, onBlur, ...rest }: LinkInputProps) {
  const complete = () => {
    const link = completeLink(value);
    if (link !== value) onChange(link);
  };
  return (
    <Input
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
      // Not `url`: the browser would refuse `t.me/non` before it is completed.
      type="text"
      inputMode="url"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        complete();
        onBlur?.(event);
      }}
      onKeyDown={(event) => event.key === 'Enter' && complete()}
    />
  );
}
