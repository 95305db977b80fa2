import { cx } from './cx';

interface SelvedgeProps {
  direction?: 'horizontal' | 'vertical';
  className?: string;
}

/** The woven edge. Decorative: what it marks is always expressed in text or ARIA as well. */
export function Selvedge({ direction = 'horizontal', className }: SelvedgeProps) {
  const horizontal = direction === 'horizontal';
  return (
    <span
      aria-hidden="true"
      className={cx(horizontal ? 'selvedge-x block h-[3px]' : 'selvedge block w-1', className)}
    />
  );
}
