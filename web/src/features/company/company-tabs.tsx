import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import '@/ui/tabs.css';

const TABS = [
  { to: '/profile/company', label: m.team_tab_page },
  { to: '/profile/company/team', label: m.team_tab_team },
  { to: '/profile/company/verification', label: m.team_tab_verification },
  { to: '/profile/company/templates', label: m.templates_title },
  { to: '/profile/company/history', label: m.team_tab_history },
] as const;

/** The pages of the company area. */
export function CompanyTabs() {
  return (
    <nav className="tabs" aria-label={m.team_tabs()}>
      {TABS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="tabs-tab"
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'data-current': true }}
        >
          {label()}
        </Link>
      ))}
    </nav>
  );
}
