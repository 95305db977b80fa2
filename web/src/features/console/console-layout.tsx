import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { ExternalLink, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormError } from '@/forms/form-error';
import { useAction } from '@/forms/use-action';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { SIGN_IN_PATH } from '@/session/staff';
import { Button } from '@/ui/button';
import { LanguageChoice } from './language-choice';
import { meQuery, type StaffMe, signOut } from './queries';
import { mayOpen, sectionAt, sectionsOf } from './sections';
import { roleText } from './words';
import './console.css';

/** The frame of the console: a side bar with the sections that the member may open, and the page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const { data: me } = useSuspenseQuery(meQuery());
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const section = sectionAt(pathname);
  return (
    <div className="console">
      <Rail me={me} />
      <div className="console-main">
        {section && !mayOpen(section, me.role) ? (
          <>
            <h1 className="console-title">{section.title()}</h1>
            <p>{m.console_forbidden()}</p>
          </>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

function Rail({ me }: { me: StaffMe }) {
  const leave = useAction(async () => {
    await signOut();
    // A full page load, so that nothing this member saw stays in memory.
    location.assign(SIGN_IN_PATH);
  });
  return (
    <header className="console-rail">
      <Link to="/admin" className="console-brand">
        <img src="/logo.svg" alt="" width={32} height={32} />
        <span>{m.console_title()}</span>
      </Link>
      <nav aria-label={m.console_nav()}>
        <ul className="console-sections">
          {sectionsOf(me.role).map(({ path, icon: Icon, title }) => (
            <li key={path}>
              <Link
                to={path}
                activeOptions={{ exact: path === '/admin' }}
                className="console-section"
              >
                <Icon size={20} strokeWidth={1.8} aria-hidden="true" />
                <span>{title()}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="console-person">
        <p className="console-person-name">{me.name}</p>
        <p className="console-note">{roleText(me.role)}</p>
        <LanguageChoice />
        <a className="console-away" href={pathTo('/')}>
          <ExternalLink size={18} strokeWidth={1.8} aria-hidden="true" />
          {m.console_to_site()}
        </a>
        <Button
          size="sm"
          busy={leave.busy}
          icon={<LogOut size={18} strokeWidth={1.8} aria-hidden="true" />}
          onClick={() => leave.run()}
        >
          {m.console_sign_out()}
        </Button>
        <FormError text={leave.error} />
      </div>
    </header>
  );
}
