import type { ReactNode } from 'react';
import { useId } from 'react';
import './choice.css';
import { FieldSet } from './field';

export interface RadioOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  count?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** `segments` puts two to four short options side by side, like the currency switch. */
  look?: 'list' | 'segments';
  name?: string;
}

/** One choice out of several. Real radio buttons, so arrow keys are native. */
export function RadioGroup({
  label,
  labelHidden,
  hint,
  error,
  required,
  options,
  value,
  onChange,
  look = 'list',
  name,
}: RadioGroupProps) {
  const ownName = useId();
  const segments = look === 'segments';
  return (
    <FieldSet
      role="radiogroup"
      label={label}
      legendHidden={labelHidden}
      hint={hint}
      error={error}
      required={required}
    >
      <div className={segments ? 'segments' : 'choice-list'}>
        {options.map((option) => (
          <label key={option.value} className={segments ? 'segment' : 'choice'}>
            <input
              type="radio"
              className={segments ? 'sr-only' : 'radio'}
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={segments ? undefined : 'choice-text'}>
              {option.label}
              {option.note && !segments && <span className="choice-note">{option.note}</span>}
            </span>
            {option.count !== undefined && <span className="choice-count">{option.count}</span>}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
