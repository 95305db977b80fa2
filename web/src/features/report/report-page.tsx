import { Link } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { KeptNote } from '@/forms/kept-list';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Outdated } from '@/ui/outdated';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { Answers } from './answers';
import { LEAST_APPLICATIONS } from './figures';
import { changed, type ReportFilter } from './filter';
import { Funnel } from './funnel';
import { Numbers } from './numbers';
import { Reasons, Sources } from './origins';
import { useReport } from './queries';
import './report.css';
import { ReportHead } from './report-head';
import { Stays } from './stays';
import type { HiringReport } from './wire';

interface ReportPageProps {
  /** The slug of the company in use. */
  company: string;
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
}

/** How the company hires: four numbers, then where people fall out, wait, come from and why it ends. */
export function ReportPage({ company, filter, onChange }: ReportPageProps) {
  const answer = useReport(company, filter);
  const { data: report, error, isFetching, isPlaceholderData, refetch } = answer;
  const isGone = isNotFound(error);
  return (
    <div className="wrap report-page">
      <ReportHead filter={filter} report={isGone ? undefined : report} onChange={onChange} />
      <KeptNote of={answer} />
      {isGone ? (
        <EmptyState
          cloth={8}
          text={m.report_no_vacancy()}
          action={
            <Button onClick={() => onChange(changed(filter, { vacancy: '' }))}>
              {m.report_show_vacancies()}
            </Button>
          }
        />
      ) : !report && error ? (
        <ErrorState
          title={m.report_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !report ? (
        <Blank />
      ) : (
        <div className="report-body" aria-busy={isPlaceholderData || undefined}>
          {error && (
            <Outdated
              text={`${m.report_outdated()} ${errorText(error)}`}
              retryText={m.ui_retry()}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          <Numbers totals={report.totals} previous={report.previous} />
          <Parts report={report} filter={filter} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

type PartsProps = Pick<ReportPageProps, 'filter' | 'onChange'> & { report: HiringReport };

function Parts({ report, filter, onChange }: PartsProps) {
  const { applications } = report.totals;
  if (applications === 0) return <NoApplications filter={filter} onChange={onChange} />;
  if (applications < LEAST_APPLICATIONS) {
    return (
      <p className="report-few">
        <strong>{m.report_few()}</strong>
        {m.report_few_text()}
      </p>
    );
  }
  return (
    <>
      <Funnel report={report} />
      <div className="report-pair">
        <Stays stays={report.stays} />
        <Answers report={report} />
        <Sources sources={report.sources} />
        <Reasons reasons={report.reasons} />
      </div>
    </>
  );
}

function NoApplications({ filter, onChange }: Pick<ReportPageProps, 'filter' | 'onChange'>) {
  const isAll = filter.period === 'all';
  return (
    <EmptyState
      cloth={8}
      text={m.report_none()}
      action={
        isAll ? (
          <Link to="/profile/my-vacancies" className={buttonClass({ look: 'primary' })}>
            {m.my_vacancies_title()}
          </Link>
        ) : (
          <Button onClick={() => onChange(changed(filter, { period: 'all' }))}>
            {m.report_show_all()}
          </Button>
        )
      }
    />
  );
}

/** Blocks of the size of the real ones. */
function Blank() {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="report-body">
        <div className="report-numbers">
          {[0, 1, 2, 3].map((one) => (
            <SkeletonLine key={one} height={76} />
          ))}
        </div>
        <SkeletonLine height={376} />
        <div className="report-pair">
          {[0, 1, 2, 3].map((one) => (
            <SkeletonLine key={one} height={344} />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
