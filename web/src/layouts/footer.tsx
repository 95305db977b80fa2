import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { InTurn } from '@/ui/in-turn';
import { Logo } from './logo';
import { FOOTER_NAV } from './nav';
import { ThemeChooser } from './theme-toggle';

export function Footer() {
  return (
    <InTurn>
      <footer className="footer">
        <div className="footer-edge selvedge-x" />
        <div className="wrap footer-top">
          <div>
            <div className="logo">
              <Logo />
            </div>
            <p className="footer-about">{m.shell_footer_about()}</p>
          </div>
          <nav className="footer-nav" aria-label={m.shell_nav_footer()}>
            {FOOTER_NAV.map((item) => (
              <Link
                key={item.to}
                to={item.to}
                className="footer-link"
                activeOptions={{ exact: item.exact ?? false, includeSearch: false }}
              >
                {item.label()}
              </Link>
            ))}
          </nav>
        </div>
        <div className="wrap footer-low">
          <p>{m.shell_footer_rights()}</p>
          <ThemeChooser />
        </div>
      </footer>
    </InTurn>
  );
}
