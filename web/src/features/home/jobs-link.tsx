import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface JobsLinkProps {
  /** The filter the list of vacancies opens with. */
  filter: Record<string, string>;
  className: string;
  children: ReactNode;
}

/** A link to vacancies with one filter set. */
export function JobsLink({ filter, className, children }: JobsLinkProps) {
  return (
    <Link to={'/jobs' as string} search={filter as never} className={className}>
      {children}
    </Link>
  );
}
