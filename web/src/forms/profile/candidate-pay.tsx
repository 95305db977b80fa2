import { cx } from '@/ui/cx';
import './pay.css';
import type { Pay } from './wire';
import { payParts } from './words';

/** The expected pay; nothing is rendered when it is hidden. */
export function CandidatePay({ pay, className }: { pay?: Pay | null; className?: string }) {
  const parts = pay && payParts(pay);
  if (!parts) return null;
  return (
    <p className={cx('candidate-pay', className)}>
      {parts.sum}
      {'\u00A0'}
      <span className="candidate-pay-currency">{parts.currency}</span>
    </p>
  );
}
