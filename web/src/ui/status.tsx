import type { ReactNode } from 'react';
import './status.css';
import { cx } from './cx';

/** Meaning, not colour: the same tone is used for the same meaning everywhere. */
export type StatusTone = 'waiting' | 'active' | 'done' | 'refused' | 'new' | 'quiet';

interface StatusProps {
  tone: StatusTone;
  className?: string;
  children: ReactNode;
}

/** A state as a dot and a word, never colour alone. */
export function Status({ tone, className, children }: StatusProps) {
  return (
    <span className={cx('status', className)} data-tone={tone}>
      <span className="status-dot" aria-hidden="true" />
      {children}
    </span>
  );
}
