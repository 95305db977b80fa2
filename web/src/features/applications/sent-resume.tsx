import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNotFound } from '@/api/errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { SkeletonList } from '@/ui/skeleton';
import './applications.css';
import { applicationQuery } from './queries';
import type { ListAddress, SentResume as Resume } from './wire';

interface SentResumeProps {
  id: string;
  address: ListAddress;
  missing: ReactNode;
  /** A whole resume with this row above it. */
  renderResume: (resume: Resume, top: ReactNode) => ReactNode;
}

/** The copy of the resume that the company has, whatever became of the resume since. */
export function SentResume({ id, address, missing, renderResume }: SentResumeProps) {
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(id));
  const back = (
    <Link
      to="/profile/applications/$id"
      params={{ id }}
      search={address}
      className="applications-back"
    >
      <ArrowLeft size={20} strokeWidth={1.9} aria-hidden="true" />
      {m.applications_copy_back()}
    </Link>
  );
  if (data) return renderResume(data.resume, back);
  if (isNotFound(error)) return missing;
  return (
    <div className="wrap applications-one">
      {back}
      <h1 className="applications-title display">{m.applications_copy_title()}</h1>
      {error ? (
        <ErrorState
          title={m.applications_one_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList label={m.ui_loading()} count={3} />
      )}
    </div>
  );
}
