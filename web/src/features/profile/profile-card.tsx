import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { m } from '@/paraglide/messages';
import { Card } from '@/ui/card';
import type { Part } from './completeness';

interface ProfileCardProps {
  title: string;
  children: ReactNode;
}

export function ProfileCard({ title, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card as="section" className="profile-card" aria-labelledby={id}>
      <h2 id={id} className="profile-card-title">
        {title}
      </h2>
      {children}
    </Card>
  );
}

interface EmptyProps {
  text: string;
  field: Part;
  canWrite?: boolean;
}

/** An empty answer; the link leads directly to its field. */
export function Empty({ text, field, canWrite = true }: EmptyProps) {
  return (
    <p className="profile-quiet">
      {text}{' '}
      {canWrite && (
        <Link to="/profile/settings/edit" hash={field} className="profile-link">
          {m.profile_write()}
        </Link>
      )}
    </p>
  );
}
