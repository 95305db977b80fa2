import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';

interface SettingsPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** The panel of one settings page; on phones, where the list is another screen, with a link back to it. */
export function SettingsPage({ title, lead, children }: SettingsPageProps) {
  return (
    <>
      <Link to="/profile/settings" className="settings-back">
        <ChevronLeft size={20} strokeWidth={1.9} aria-hidden="true" />
        {m.settings_title()}
      </Link>
      <h1 className="settings-title display">{title}</h1>
      {lead && <p className="settings-page-lead">{lead}</p>}
      <div className="settings-sections">{children}</div>
    </>
  );
}
