import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { InTurn } from '@/ui/in-turn';
import { AccountEntry } from './account-entry';
import { BellEntry } from './bell-entry';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { CANDIDATE_HEADER_NAV, EMPLOYER_HEADER_NAV, HEADER_NAV } from './nav';
import { ThemeToggle } from './theme-toggle';

const OWN = { candidate: CANDIDATE_HEADER_NAV, customer: EMPLOYER_HEADER_NAV };

export function Header() {
  const { data: me } = useQuery(meQuery());
  const items = me ? OWN[me.role] : HEADER_NAV;
  return (
    <header className="header">
      <InTurn>
        <div className="wrap header-row">
          <Link to="/" className="logo" aria-label={m.shell_home_link()}>
            <Logo />
          </Link>
          <nav className="header-nav" aria-label={m.shell_nav_main()}>
            {items.map((item) => (
              <Link
                key={item.to}
                to={item.to}
                className="header-link"
                activeOptions={{ exact: item.exact ?? false, includeSearch: false }}
              >
                {item.label()}
              </Link>
            ))}
          </nav>
          <div className="header-tools">
            <LanguageSwitch />
            {/* Signed-in users have the appearance in the account menu and the footer. */}
            {me === null ? <ThemeToggle /> : <BellEntry me={me} />}
            <AccountEntry />
          </div>
        </div>
      </InTurn>
    </header>
  );
}
