import type { MaskitoOptions } from '@maskito/core';
import type { InputHTMLAttributes, Ref } from 'react';
import { groupTaxNumber, TAX_NUMBER_DIGITS, taxNumberDigits } from '@/lib/tax-number';
import { cx } from './cx';
import { useFieldControl } from './field';
import { useMask } from './use-mask';

const WHOLE = groupTaxNumber('0'.repeat(TAX_NUMBER_DIGITS));
const OPTIONS: MaskitoOptions = {
  mask: [...WHOLE].map((character) => (character === ' ' ? ' ' : /\d/)),
};

type TaxNumberInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'defaultValue'
> & {
  ref?: Ref<HTMLInputElement>;
  /** The digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
};

/** Nine digits in groups of three. Pasting accepts any separators. */
export function TaxNumberInput({ value, onChange, className, ref, ...rest }: TaxNumberInputProps) {
  const control = useFieldControl();
  const input = useMask(OPTIONS, ref);
  return (
    <input
      {...control}
      {...rest}
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={cx('field', className)}
      value={groupTaxNumber(value)}
      // Not onChange: the mask sets the value itself, and React would not see a change.
      onInput={(event) => onChange(taxNumberDigits(event.currentTarget.value))}
    />
  );
}
