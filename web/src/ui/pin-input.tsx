import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { cx } from './cx';
import { useFieldControl } from './field';
import './pin-input.css';

type PinInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'maxLength' | 'defaultValue'
> & {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** Called once when the last digit arrives, so that no button is needed. */
  onComplete?: (value: string) => void;
  length?: number;
};

/**
 * A code from an SMS. It is one real input over six drawn boxes: autofill from the message, paste, voice control and
 * screen readers all see a single ordinary field.
 */
export function PinInput({
  value,
  onChange,
  onComplete,
  length = 6,
  className,
  disabled,
  ...rest
}: PinInputProps) {
  const control = useFieldControl();
  const [focused, setFocused] = useState(false);
  const active = focused ? Math.min(value.length, length - 1) : -1;
  const boxes = Array.from({ length }, (_, position) => ({
    position,
    digit: value[position] ?? '',
  }));
  return (
    <div className={cx('pin', className)}>
      <input
        {...control}
        {...rest}
        className="pin-input"
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="one-time-code"
        spellCheck={false}
        disabled={disabled}
        value={value}
        onFocus={(event) => {
          setFocused(true);
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          rest.onBlur?.(event);
        }}
        // Only the end of the code can be edited: the drawn boxes show no caret in the middle.
        onSelect={(event) => {
          const input = event.currentTarget;
          const end = input.value.length;
          if (input.selectionStart !== end || input.selectionEnd !== end)
            input.setSelectionRange(end, end);
        }}
        onChange={(event) => {
          const typed = event.currentTarget.value.normalize('NFKC').replace(/\D/g, '');
          // A further key press after a complete code is ignored.
          const next = typed.slice(0, length);
          if (next === value) return;
          onChange(next);
          if (next.length === length) onComplete?.(next);
        }}
      />
      <div className="pin-boxes" aria-hidden="true">
        {boxes.map(({ position, digit }) => (
          <span
            key={position}
            className="pin-box"
            data-active={position === active || undefined}
            data-filled={digit !== '' || undefined}
          >
            {digit}
          </span>
        ))}
      </div>
    </div>
  );
}
