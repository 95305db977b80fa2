import { m } from '@/paraglide/messages';
import { VerifiedMark } from '@/ui/verified-mark';

/** A company name with its verified mark. */
export function CompanyName({ name, is_verified }: { name: string; is_verified: boolean }) {
  return (
    <span className="mod-company-name">
      {name}
      {is_verified && <VerifiedMark label={m.vacancy_verified()} />}
    </span>
  );
}
