import { Link, type LinkProps, type RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The search params that the list of vacancies understands. */
export type JobsFilter = LinkProps<'a', RegisteredRouter, string, '/jobs'>['search'];

interface JobsLinkProps {
  /** The filter the list of vacancies opens with. */
  filter: JobsFilter;
  className: string;
  children: ReactNode;
}

/** A link to vacancies with one filter set. */
export function JobsLink({ filter, className, children }: JobsLinkProps) {
  return (
    <Link to="/jobs" search={filter} className={className}>
      {children}
    </Link>
  );
}
