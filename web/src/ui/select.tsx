import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from './cx';
import { useFieldControl } from './field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> & {
  ref?: Ref<HTMLSelectElement>;
  options: readonly SelectOption[];
  /** The first, empty option. */
  placeholder?: string;
};

/** The native select: on phones its picker is the best. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className={cx('select', className)}>
      <select {...control} {...rest} className="field">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={20} strokeWidth={1.8} aria-hidden="true" />
    </span>
  );
}
