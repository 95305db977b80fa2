import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { m } from '@/paraglide/messages';
import './detail.css';

interface SectionProps {
  /** What the links above the sections lead to. */
  name?: string;
  title: string;
  /** At the right of the title: a mark, a button. */
  aside?: ReactNode;
  /** Says that the candidate never sees it. */
  isPrivate?: boolean;
  children: ReactNode;
}

/** One part of an application. */
export function Section({ name, title, aside, isPrivate = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className="applicant-section" aria-labelledby={id} data-section={name}>
      <header className="applicant-section-head">
        <h2 id={id} tabIndex={-1} className="applicant-section-title">
          {title}
        </h2>
        {isPrivate && (
          <p className="applicant-private">
            <Lock size={16} strokeWidth={1.9} aria-hidden="true" />
            {m.applicants_private()}
          </p>
        )}
        {aside}
      </header>
      {children}
    </section>
  );
}
