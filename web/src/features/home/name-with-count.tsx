import { jobsCount } from '@/i18n/display';
import { groupDigits } from '@/lib/money';
import type { Counted } from './counts';

/** A name and its number of vacancies. */
export function NameWithCount({ name, count }: Counted) {
  return (
    <>
      <span>{name}</span>
      {count && (
        <span className="home-count">
          <span aria-hidden="true">{groupDigits(count)}</span>
          <span className="sr-only">{jobsCount(count)}</span>
        </span>
      )}
    </>
  );
}
