import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import './choice.css';
import { cx } from './cx';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  note?: ReactNode;
};

/** A setting that takes effect at once; a checkbox needs a Save button. */
export function Switch({ label, note, className, ...rest }: SwitchProps) {
  return (
    <label className={cx('choice', className)}>
      <span className="choice-text">
        {label}
        {note && <span className="choice-note">{note}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a real checkbox has its own checked state */}
      <input {...rest} type="checkbox" role="switch" className="switch" />
    </label>
  );
}
