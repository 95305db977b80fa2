import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { isNotFound } from '@/api/errors';
import { momentDayWords, sentence } from '@/i18n/days';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { saveAfterResume } from '@/session/after-resume';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { ApplicationActions } from './application-actions';
import { NextStepBox } from './next-step-box';
import { applicationQuery, responseQuery } from './queries';
import { RecordCard } from './record-card';
import { RespondForm, type Sent } from './respond-form';
import './outcome.css';
import './response.css';
import { ResponseDone } from './response-done';
import { statusOf } from './status';
import { ThreadLine } from './thread-line';
import type { Changed } from './use-application-actions';
import type { ResponseStep } from './use-respond';
import { VacancyStrip } from './vacancy-strip';
import type { ResponseForm } from './wire';

interface ResponsePageProps {
  slug: string;
  person: string;
  hasTelegram: boolean;
  /** A resume that was just made for this vacancy. */
  made?: string;
  step: ResponseStep;
  onStep: (step: ResponseStep, replace?: boolean) => void;
  /** A response has been sent, or changed since. */
  onChanged: Changed;
  /** Shown for a vacancy that never was. */
  missing: ReactNode;
  /** Shown for a closed vacancy. */
  gone: ReactNode;
  similar: ReactNode;
  similarCount: number;
}

/** The response to a vacancy, in whatever state the person and the vacancy are. */
export function ResponsePage(props: ResponsePageProps) {
  const { slug, onChanged, onStep, hasTelegram, similar, similarCount } = props;
  const { data: form, error, isFetching, refetch } = useQuery(responseQuery(slug));
  const [sent, setSent] = useState<Sent>();
  if (sent) {
    return (
      <ResponseDone
        sent={sent}
        hasTelegram={hasTelegram}
        similar={similar}
        similarCount={similarCount}
        onChanged={(application) => {
          setSent({ ...sent, application });
          onChanged(application);
        }}
      />
    );
  }
  if (form === undefined) {
    if (isNotFound(error)) return props.missing;
    if (!error) return <Waiting />;
    return (
      <div className="wrap respond">
        <ErrorState
          title={m.response_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (form === null) return props.gone;
  if (form.application) {
    return <Already form={form} application={form.application} onChanged={onChanged} />;
  }
  if (form.is_own) return <OwnVacancy form={form} />;
  if (form.resumes.length === 0) return <NeedResume form={form} />;
  return (
    <RespondForm
      slug={slug}
      person={props.person}
      form={form}
      made={props.made}
      step={props.step}
      onStep={onStep}
      onStale={() => void refetch()}
      onSent={(news) => {
        setSent(news);
        onChanged(news.application);
        // A step back from here leads to the vacancy, not into questions that were answered.
        if (props.step === 'questions') onStep('form', true);
      }}
    />
  );
}

function Waiting() {
  return (
    <div className="wrap respond">
      <div className="respond-fields">
        <h1 className="respond-heading display">{m.response_title()}</h1>
        <Skeleton label={m.ui_loading()}>
          <div className="respond-waiting">
            <SkeletonLine height={56} width="70%" />
            <SkeletonLine height={220} />
            <SkeletonLine height={76} />
            <SkeletonLine height={150} />
          </div>
        </Skeleton>
      </div>
    </div>
  );
}

interface Earlier {
  form: ResponseForm;
  application: NonNullable<ResponseForm['application']>;
  onChanged: Changed;
}

/** One response for each vacancy: an earlier one is shown with its path (product §5.10), and so is an invitation. */
function Already({ form, application, onChanged }: Earlier) {
  const { id, status, created_at } = application;
  const { data } = useQuery(applicationQuery(id));
  const { tone, text } = statusOf(
    data ?? { status, reason: null, ended_by: null, accepted_at: null, interview: null },
  );
  const when = momentDayWords(created_at);
  const isInvited = data?.source === 'invitation';
  return (
    <div className="wrap respond-one">
      <h1 className="respond-heading display">
        {isInvited ? m.response_invited_title() : m.response_already_title()}
      </h1>
      <Card className="respond-earlier">
        <VacancyStrip vacancy={form.vacancy} />
        <p className="respond-earlier-line">
          <Status tone={tone}>{text}</Status>
          <span>
            {sentence(
              isInvited ? m.response_invited_at({ when }) : m.response_already_sent({ when }),
            )}
          </span>
        </p>
        {data && (
          <>
            <ThreadLine application={data} events={data.events} withTimes />
            <NextStepBox application={data} />
            <ApplicationActions application={data} onChanged={onChanged} />
          </>
        )}
        <div className="respond-done-ways">
          <Link
            to="/profile/applications/$id"
            params={{ id }}
            className={buttonClass({ look: 'primary' })}
          >
            {m.response_already_open()}
          </Link>
          <Link to="/profile/applications" className={buttonClass()}>
            {m.applications_title()}
          </Link>
        </div>
      </Card>
    </div>
  );
}

function OwnVacancy({ form }: { form: ResponseForm }) {
  return (
    <div className="wrap respond-one">
      <h1 className="respond-heading display">{m.response_own_title()}</h1>
      <Card className="respond-earlier">
        <VacancyStrip vacancy={form.vacancy} />
        <p>{m.response_own_text()}</p>
      </Card>
    </div>
  );
}

/** Responding needs a resume; whoever makes one comes back here with it (decisions G16). */
function NeedResume({ form }: { form: ResponseForm }) {
  const { slug } = form.vacancy;
  const keep = () => saveAfterResume(`/jobs/${slug}/response`);
  return (
    <div className="wrap respond-one">
      <h1 className="respond-heading display">{m.response_title()}</h1>
      <VacancyStrip vacancy={form.vacancy} />
      <Card as="section" className="respond-need" aria-labelledby="respond-need">
        <h2 id="respond-need" className="respond-need-title">
          {m.response_need_title()}
        </h2>
        <p>{m.response_need_text()}</p>
        <div className="respond-done-ways">
          <Link to="/resume/create" className={buttonClass({ look: 'primary' })} onClick={keep}>
            {m.response_need_create()}
          </Link>
          {form.drafts > 0 && (
            <Link to="/profile" className={buttonClass()} onClick={keep}>
              {m.response_need_draft()}
            </Link>
          )}
        </div>
      </Card>
      <RecordCard form={form} />
    </div>
  );
}
