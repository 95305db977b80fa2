import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';
import { cx } from './cx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonStyle {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Takes the full width of its container, as on phones. */
  wide?: boolean;
}

const LOOK: Record<ButtonLook, string> = {
  primary: 'btn-p',
  secondary: 'btn-s',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
};
const SIZE: Record<ButtonSize, string> = { sm: 'btn-sm', md: '', lg: 'btn-lg' };

/** Only the classes, for a router link that must look like a button. */
export function buttonClass({ look = 'secondary', size = 'md', wide }: ButtonStyle = {}): string {
  return cx('btn', LOOK[look], SIZE[size], wide && 'btn-wide');
}

type ButtonProps = ButtonStyle &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    icon?: ReactNode;
    /** A request is under way: clicks are ignored, focus stays, a thread runs along the lower edge. */
    busy?: boolean;
    /** The label while busy ("Yuborilmoqda…"); by default the label does not change. */
    busyText?: string;
  };

export function Button({
  look,
  size,
  wide,
  icon,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // A busy button is not `disabled`: that would drop the focus and hide it from screen readers.
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(buttonClass({ look, size, wide }), className)}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      {busy && busyText ? busyText : children}
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement> & { icon?: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(buttonClass({ look, size, wide }), className)}>
      {icon}
      {children}
    </a>
  );
}
