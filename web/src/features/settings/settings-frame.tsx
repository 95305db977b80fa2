import './settings.css';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { settingsSections } from './sections';
import { useMe } from './use-me';

interface SettingsFrameProps {
  /** Whether this is the page of the list itself, the only one where phones show the list. */
  isList: boolean;
  children: ReactNode;
}

/** A side list and a panel; phones show one of the two. */
export function SettingsFrame({ isList, children }: SettingsFrameProps) {
  const user = useMe();
  const Title = isList ? 'h1' : 'p';
  return (
    <div className="wrap settings" data-list={isList || undefined}>
      <div className="settings-side">
        <Title className="settings-title settings-side-title display">{m.settings_title()}</Title>
        <nav aria-label={m.settings_title()}>
          <ul className="settings-nav">
            {settingsSections(user).map(({ to, icon: Icon, label, note }) => (
              <li key={to}>
                <Link to={to} className="settings-nav-link">
                  <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
                  <span className="settings-nav-text">
                    {label}
                    <span className="settings-nav-note">{note}</span>
                  </span>
                  <ChevronRight
                    size={20}
                    strokeWidth={1.8}
                    aria-hidden="true"
                    className="settings-nav-arrow"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="settings-panel">{children}</div>
    </div>
  );
}
