import { Link, type LinkProps, type RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The search params that the vacancy list understands. */
export type JobsFilter = LinkProps<'a', RegisteredRouter, string, '/jobs'>['search'];

interface JobsLinkProps {
  /** The filter that the vacancy list opens with. */
  filter: JobsFilter;
  className: string;
  children: ReactNode;
}

/** A link to the vacancy list with one filter set. */
export function JobsLink({ filter, className, children }: JobsLinkProps) {
  return (
    <Link to="/jobs" search={filter} className={className}>
      {children}
    </Link>
  );
}
