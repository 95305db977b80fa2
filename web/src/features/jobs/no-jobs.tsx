import './jobs.css';
import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** The truth, and two things one can do about it. */
export function NoJobs({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      text={narrowed ? m.jobs_empty_narrowed() : m.jobs_empty()}
      cloth={9}
      action={
        <div className="jobs-actions">
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
