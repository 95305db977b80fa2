import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { AccountTab } from './account-entry';
import { BOTTOM_NAV } from './nav';

/** The main places within reach of the thumb; CSS hides it from tablets on. */
export function BottomNav() {
  return (
    <nav className="tabbar" aria-label={m.shell_nav_bottom()}>
      {BOTTOM_NAV.map(({ to, label, icon: Icon, exact }) => (
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
  );
}
