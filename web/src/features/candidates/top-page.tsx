import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { meQuery } from '@/session/me';
import { mayInCompany } from '@/session/rights';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { CandidateList } from './candidate-list';
import './candidates.css';
import { CardSkeletons } from './card-skeletons';
import { topCandidatesQuery } from './queries';

/** The fullest and freshest resumes, for everybody. */
export function TopPage() {
  const { data: me } = useQuery(meQuery());
  const { data, error, isFetching, refetch } = useQuery(topCandidatesQuery());
  const isEmployer = me?.role === 'customer';
  return (
    <div className="wrap top-candidates">
      <h1 className="top-candidates-title display">{m.top_candidates_title()}</h1>
      <p className="top-candidates-lead">{m.top_candidates_lead()}</p>
      {isEmployer && (
        <Link to="/candidates" className={`${buttonClass()} top-candidates-find`}>
          {m.top_candidates_search()}
        </Link>
      )}
      {data && data.length > 0 && (
        <CandidateList cards={data} canSave={mayInCompany(me, 'open_contacts')} />
      )}
      {data?.length === 0 && <EmptyState cloth={9} text={m.top_candidates_empty()} />}
      {!data && !error && <CardSkeletons count={4} />}
      {!data && error && (
        <ErrorState
          title={m.candidates_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
