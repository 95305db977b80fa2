import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import './choice.css';
import { cx } from './cx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  /** A second, less prominent line. */
  note?: ReactNode;
  /** Shown at the far right, for example the count beside a filter. */
  count?: ReactNode;
};

/** The whole row is the touch target, at least 44 px high. */
export function Checkbox({ label, note, count, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('choice', className)}>
      <input {...rest} type="checkbox" className="check" />
      <span className="choice-text">
        {label}
        {note && <span className="choice-note">{note}</span>}
      </span>
      {count !== undefined && <span className="choice-count">{count}</span>}
    </label>
  );
}
