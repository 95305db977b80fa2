import type { ReactNode } from 'react';
import { cx } from './cx';

/** A short fact: "1 yildan", "Taʼlim". It is not a button. */
export function Tag({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={cx('tag', className)}>{children}</span>;
}
