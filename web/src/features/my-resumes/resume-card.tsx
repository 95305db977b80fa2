import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Pencil } from 'lucide-react';
import { useId } from 'react';
import { PdfButton } from '@/forms/pdf-button';
import { resumePdf } from '@/forms/resume/download';
import { whenText } from '@/i18n/display';
import { errorText } from '@/i18n/error-text';
import { CURRENCIES, WORK_TYPES } from '@/i18n/labels';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { IconButton } from '@/ui/icon-button';
import { PercentRing } from '@/ui/percent-ring';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { editLink, stepNumber, sum } from './model';
import type { ResumeParts } from './parts';
import { ownResumeQuery } from './queries';
import { ResumeBody } from './resume-body';
import { ResumeMenu } from './resume-menu';
import type { OwnResume, ResumeSummary } from './wire';
import { titleOf, VISIBILITY_WORDS } from './words';

/** The separator between facts on one line. */
const DOT = ' · ';

interface ResumeCardProps {
  resume: ResumeSummary;
  isOpen: boolean;
  /** Undefined for the only resume, which stays open. */
  onToggle?: () => void;
  parts: ResumeParts;
}

/** One resume: a line, and for a published one everything that happens to it while the card is open. */
export function ResumeCard(props: ResumeCardProps) {
  const { resume, isOpen, onToggle, parts } = props;
  const { id, status, completeness: percent, note } = resume;
  const bodyId = useId();
  const title = titleOf(resume);
  const isActive = status === 'active';
  const { data: own } = useQuery({ ...ownResumeQuery(id), enabled: isActive && isOpen });
  return (
    <Card as="li" className="my-resume">
      <div className="my-resume-head">
        <PercentRing
          percent={percent}
          label={m.my_resumes_percent({ percent })}
          isQuiet={!isActive}
        />
        <div className="my-resume-words">
          <div className="my-resume-name">
            <h3 className="my-resume-title">{title}</h3>
            <Status tone={isActive ? 'active' : 'quiet'}>
              {isActive ? m.resume_status_active() : m.resume_status_draft()}
            </Status>
          </div>
          <p className="my-resume-line">{lineOf(resume, isOpen ? own : undefined)}</p>
        </div>
        <div className="my-resume-tools">
          {isActive && !isOpen ? (
            <span className="my-resume-week">
              {m.my_resumes_week_views({ count: sum(resume.views_7_days) })}
            </span>
          ) : (
            <Link
              {...editLink(id, isActive ? 'default' : resume.step)}
              className={buttonClass({ size: 'sm' })}
            >
              {isActive && <Pencil size={18} strokeWidth={1.9} aria-hidden="true" />}
              {isActive ? m.my_resumes_edit() : m.my_resumes_continue()}
            </Link>
          )}
          {isOpen && (
            <PdfButton
              size="sm"
              name={resume.slug}
              load={(template, lang) => resumePdf(id, template, lang)}
            />
          )}
          <ResumeMenu
            resume={resume}
            hasLink={own?.has_link ?? false}
            renderShare={parts.renderShare}
          />
          {isActive && onToggle && (
            <IconButton
              label={isOpen ? m.my_resumes_close({ title }) : m.my_resumes_open({ title })}
              aria-expanded={isOpen}
              aria-controls={bodyId}
              className="my-resume-toggle"
              icon={<ChevronDown size={22} strokeWidth={1.8} aria-hidden="true" />}
              onClick={onToggle}
            />
          )}
        </div>
      </div>
      {note && (
        <div className="my-resume-note">
          <p className="my-resume-note-title">{m.my_resumes_returned()}</p>
          <p className="my-resume-note-text">{note}</p>
          <Link {...editLink(id)} className={buttonClass({ size: 'sm' })}>
            {m.my_resumes_fix()}
          </Link>
        </div>
      )}
      {isActive && (
        <div id={bodyId} className="my-resume-body" hidden={!isOpen}>
          {isOpen && <OpenPart {...props} />}
        </div>
      )}
    </Card>
  );
}

function OpenPart({ resume, parts }: ResumeCardProps) {
  const { data, error, isFetching, refetch } = useQuery(ownResumeQuery(resume.id));
  if (data) {
    return <ResumeBody summary={resume} resume={data} parts={parts} />;
  }
  if (error) {
    return (
      <ErrorState
        title={m.my_resumes_part_not_loaded()}
        text={errorText(error)}
        retryText={m.ui_retry()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Skeleton label={m.ui_loading()}>
      <SkeletonLine height={280} />
    </Skeleton>
  );
}

/**
 * The second line: who sees it and when it changed. An open card, whose body says who sees it, has the pay and the work
 * types instead; a draft has the step where it stopped.
 */
function lineOf({ status, visibility, step, updated_at }: ResumeSummary, own?: OwnResume): string {
  const when = whenText(updated_at);
  if (status === 'draft') {
    const stopped = m.my_resumes_stopped({ step: stepNumber(step) });
    return [stopped, m.my_resumes_saved_on({ when })].join(DOT);
  }
  const facts = own ? factsOf(own) : [VISIBILITY_WORDS[visibility]()];
  return [...facts, m.my_resumes_updated({ when })].join(DOT);
}

function factsOf({ form: { salary, work_type } }: OwnResume): string[] {
  const { amount, currency } = salary;
  const pay = amount == null ? [] : [`${groupDigits(amount)}\u00A0${CURRENCIES[currency]()}`];
  return [...pay, work_type.map((code) => WORK_TYPES[code]()).join(', ')].filter(Boolean);
}
