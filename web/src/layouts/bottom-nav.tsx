import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { InTurn } from '@/ui/in-turn';
import { AccountTab } from './account-entry';
import { BOTTOM_NAV, CANDIDATE_BOTTOM_NAV, EMPLOYER_BOTTOM_NAV } from './nav';

const OWN = { candidate: CANDIDATE_BOTTOM_NAV, customer: EMPLOYER_BOTTOM_NAV };

/** The main navigation at the bottom of phones; CSS hides it from tablet width on. */
export function BottomNav() {
  const { data: me } = useQuery(meQuery());
  const items = me ? OWN[me.role] : BOTTOM_NAV;
  return (
    <InTurn>
      <nav className="tabbar" aria-label={m.shell_nav_bottom()}>
        {items.map(({ to, label, icon: Icon, exact }) => (
          <Link
            key={to}
            to={to}
            className="tab"
            activeOptions={{ exact: exact ?? false, includeSearch: false }}
          >
            {Icon && <Icon size={23} strokeWidth={1.8} aria-hidden="true" />}
            <span>{label()}</span>
          </Link>
        ))}
        <AccountTab />
      </nav>
    </InTurn>
  );
}
