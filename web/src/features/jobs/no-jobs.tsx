import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { type Found, withoutKey } from './filters';
import type { JobSearch } from './search';
import '@/ui/results.css';
import './jobs.css';

/** Says that nothing was found and offers two actions. */
export function NoJobs({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      text={narrowed ? m.jobs_empty_narrowed() : m.jobs_empty()}
      cloth={9}
      action={
        <div className="results-actions">
          {narrowed && (
            <Link
              to="/jobs"
              activeOptions={{ exact: true }}
              className={buttonClass({ look: 'primary' })}
            >
              {m.jobs_empty_clear()}
            </Link>
          )}
          <Link
            to="/help/contacts"
            search={{ topic: 'candidate' }}
            className={buttonClass({ look: narrowed ? 'secondary' : 'primary' })}
          >
            {m.jobs_empty_write()}
          </Link>
        </div>
      }
    />
  );
}

interface NearJobsProps {
  search: JobSearch;
  found: Found;
  /** Renders the cards of vacancies. */
  children: ReactNode;
}

/** What can be found without the most restrictive filter. */
export function NearJobs({ search, found: { near, applied }, children }: NearJobsProps) {
  if (!near) return null;
  return (
    <section className="jobs-near" aria-labelledby="near-title">
      <h2 id="near-title" className="jobs-near-title">
        {m.jobs_near_title({ filter: near.label })}
      </h2>
      {children}
      <Link
        to="/jobs"
        search={withoutKey(search, applied, near.without)}
        className={buttonClass({ look: 'secondary' })}
      >
        {m.jobs_near_show({ count: near.total, shown: groupDigits(near.total) })}
      </Link>
    </section>
  );
}
