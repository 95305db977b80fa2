import { FieldSet } from '@/ui/field';
import './editor.css';

interface ChipsFieldProps<Code extends string> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  options: readonly { value: Code; label: string }[];
  value: readonly Code[];
  onChange: (value: Code[]) => void;
}

/** Multiple choice from a few options, all visible. Real checkboxes that look like chips. */
export function ChipsField<Code extends string>({
  id,
  label,
  hint,
  error,
  required,
  options,
  value,
  onChange,
}: ChipsFieldProps<Code>) {
  const toggle = (option: Code, isOn: boolean) => {
    const next = options.map((one) => one.value).filter((one) => value.includes(one));
    onChange(isOn ? [...next, option] : next.filter((one) => one !== option));
  };
  return (
    <FieldSet label={label} hint={hint} error={error} required={required}>
      <div className="chips">
        {options.map((option, index) => (
          <label key={option.value} className="chip chip-choice">
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              className="sr-only"
              aria-invalid={error ? true : undefined}
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
