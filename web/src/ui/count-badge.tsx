import './count-badge.css';
import { cx } from './cx';

interface CountBadgeProps {
  count: number;
  className?: string;
}

/** How many new things are behind an icon button, whose name says it too. More than two digits do not fit. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={cx('count-badge', className)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
