import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import { meQuery } from './queries';
import { sectionsOf } from './sections';
import { roleText } from './words';

/** Shows who is signed in, what waits for moderators, and what the role may do. */
export function HomePage({ figures }: { figures: ReactNode }) {
  const { data: me } = useSuspenseQuery(meQuery());
  const sections = sectionsOf(me.role).filter(({ text }) => text !== undefined);
  return (
    <>
      <h1 className="console-title">{m.console_greeting({ name: me.name })}</h1>
      <p className="console-lead">{m.console_your_role({ role: roleText(me.role) })}</p>
      {sections.some(({ path }) => path === '/admin/moderation') && figures}
      <h2 className="sr-only">{m.console_home_sections()}</h2>
      <ul className="console-cards">
        {sections.map(({ path, icon: Icon, title, text }) => (
          <Card key={path} as="li" interactive>
            <Icon size={24} strokeWidth={1.8} aria-hidden="true" className="console-card-icon" />
            <h3 className="console-card-title">
              <Link to={path} className="stretch">
                {title()}
              </Link>
            </h3>
            <p className="console-note">{text?.()}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}
