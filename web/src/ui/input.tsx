import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './cx';
import { useFieldControl } from './field';

type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>;
  /** An icon on the left; decorative only. */
  icon?: ReactNode;
  /** A unit on the right: "dan", "soʻm". */
  unit?: ReactNode;
};

/** A single-line text field. Inside a `Field` it takes its label, hint and error from there. */
export function Input({ icon, unit, className, type = 'text', ...rest }: InputProps) {
  const control = useFieldControl();
  if (!icon && !unit) {
    return <input {...control} {...rest} type={type} className={cx('field', className)} />;
  }
  return (
    <div className={cx('field-shell', className)}>
      {icon}
      <input {...control} {...rest} type={type} className="field-bare" />
      {unit && (
        <span className="field-unit" aria-hidden="true">
          {unit}
        </span>
      )}
    </div>
  );
}
