import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import type { Verification } from './wire';

interface LimitsTableProps {
  limits: Verification['limits'];
  /** A verified company has no "after". */
  isVerified: boolean;
}

/** What the mark brings. */
export function LimitsTable({
  limits: { open_vacancies, invitations_a_day },
  isVerified,
}: LimitsTableProps) {
  const id = useId();
  const rows: [name: string, now: string, after: ReactNode][] = [
    [
      m.verification_limits_vacancies(),
      countText(open_vacancies.now),
      countText(open_vacancies.after),
    ],
    [
      m.verification_limits_invitations(),
      dayText(invitations_a_day.now),
      dayText(invitations_a_day.after),
    ],
    [
      m.verification_limits_check(),
      m.verification_limits_by_hand(),
      m.verification_limits_faster(),
    ],
    [m.verification_limits_mark(), m.verification_limits_none(), <Mark key="mark" />],
  ];
  return (
    <Card as="section" className="verify-limits" aria-labelledby={id}>
      <h2 id={id} className="verify-subtitle">
        {isVerified ? m.verification_limits_verified() : m.verification_limits()}
      </h2>
      <table className="verify-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{m.verification_limits_what()}</span>
            </th>
            {!isVerified && <th scope="col">{m.verification_limits_now()}</th>}
            <th scope="col">
              {isVerified ? m.verification_limits_yours() : m.verification_limits_after()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, now, after]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {!isVerified && <td>{now}</td>}
              <td className="verify-after">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function countText(count: number): string {
  return count > 0 ? m.verification_limits_count({ count }) : m.verification_limits_none();
}

function dayText(count: number): string {
  return count > 0 ? m.verification_limits_a_day({ count }) : m.verification_limits_none();
}

function Mark() {
  return (
    <>
      <BadgeCheck className="verified" size={20} strokeWidth={1.9} aria-hidden="true" />
      <span className="sr-only">{m.verification_limits_has_mark()}</span>
    </>
  );
}
