import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './chip.css';
import { cx } from './cx';

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  pressed: boolean;
  icon?: ReactNode;
};

/** A filter that is on or off. */
export function Chip({ pressed, icon, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={cx('chip', className)}>
      {icon}
      {children}
    </button>
  );
}

interface RemovableChipProps {
  label: string;
  /** The label of the remove button: "Toshkent: olib tashlash". */
  removeLabel: string;
  onRemove: () => void;
  disabled?: boolean;
}

/** A removable item: an active filter, a skill. */
export function RemovableChip({ label, removeLabel, onRemove, disabled }: RemovableChipProps) {
  return (
    <span className="chip chip-chosen">
      <span className="chip-text">{label}</span>
      {!disabled && (
        <button type="button" className="chip-remove" aria-label={removeLabel} onClick={onRemove}>
          <X size={16} strokeWidth={1.9} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
