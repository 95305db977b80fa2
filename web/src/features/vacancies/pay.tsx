import { salaryFullText, salaryText } from '@/i18n/display';
import { cx } from '@/ui/cx';
import type { Pay as PayData } from './model';

interface PayProps {
  salary: PayData | null | undefined;
  className?: string;
}

/**
 * Pay in short form (`7,0–11,0 mln soʻm`), with the exact numbers as a tooltip and for screen readers; null when
 * it is hidden. The currency, after the last no-break space, is drawn lighter.
 */
export function Pay({ salary, className }: PayProps) {
  const short = salary && salaryText(salary);
  if (!short) return null;
  const full = salaryFullText(salary) ?? short;
  const cut = salary.agreement ? -1 : short.lastIndexOf('\u00A0');
  const shown =
    cut < 0 ? (
      short
    ) : (
      <>
        {short.slice(0, cut + 1)}
        <span className="pay-currency">{short.slice(cut + 1)}</span>
      </>
    );
  if (full === short) return <p className={cx('pay', className)}>{shown}</p>;
  return (
    <p className={cx('pay', className)} title={full}>
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{full}</span>
    </p>
  );
}
