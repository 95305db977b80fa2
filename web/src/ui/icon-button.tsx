import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { cx } from './cx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  /** The accessible name: an icon alone means nothing to a screen reader. */
  label: string;
  icon: ReactNode;
};

/** A 44 × 44 button with an icon only. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={cx('icon-btn', className)}>
      {icon}
    </button>
  );
}
