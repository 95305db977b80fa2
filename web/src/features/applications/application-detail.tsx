import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isOpen } from '@/forms/interview/card-line';
import { errorText } from '@/i18n/error-text';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { CompanyTile } from '@/ui/company-tile';
import { ErrorState } from '@/ui/error-state';
import { PlainText } from '@/ui/plain-text';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { VerifiedMark } from '@/ui/verified-mark';
import './detail.css';
import { ApplicationActions } from './application-actions';
import { ApplicationHistory } from './application-history';
import { InterviewPart } from './interview-part';
import { NextStepBox } from './next-step-box';
import { type Level, Part, SmallPart } from './part';
import { applicationQuery } from './queries';
import { SentPart } from './sent-part';
import { statusOf } from './status';
import { ThreadLine } from './thread-line';
import type { Changed } from './use-application-actions';
import type { ListAddress, MyApplicationView, VacancyCardData } from './wire';

interface ApplicationDetailProps {
  id: string;
  address: ListAddress;
  level: Level;
  onChanged: Changed;
  /** The cards that every list of vacancies shows. */
  renderVacancies: (cards: readonly VacancyCardData[]) => ReactNode;
}

/** A whole application: how far it has come, what is next, what happened, what was sent. */
export function ApplicationDetail(props: ApplicationDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(applicationQuery(props.id));
  if (data) return <Loaded {...props} application={data} />;
  const Title = props.level === 1 ? 'h1' : 'h2';
  return (
    <div className="card application-detail">
      <Title className="sr-only">{m.applications_one_title()}</Title>
      {error ? (
        <ErrorState
          title={m.applications_one_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={m.ui_loading()}>
          <div className="application-waiting">
            <SkeletonLine height={64} width="70%" />
            <SkeletonLine height={44} />
            <SkeletonLine height={120} />
            <SkeletonLine height={140} />
          </div>
        </Skeleton>
      )}
    </div>
  );
}

function Loaded(props: ApplicationDetailProps & { application: MyApplicationView }) {
  const { application, address, level, onChanged, renderVacancies } = props;
  const { customer, events, similar, message, status, interview } = application;
  const isMet = status === 'offer' && interview !== null && isOpen(interview);
  const [held, setHeld] = useState<string | null>(null);
  /** The interview that is answered, also while its refusal is explained. */
  const met = isMet ? interview.id : held;
  const isOver = status === 'reject' || status === 'approve';
  return (
    <article className="card application-detail">
      <Head application={application} level={level} />
      <ThreadLine application={application} events={events} withTimes />
      <Part
        level={level}
        title={isOver ? m.applications_next_over() : m.applications_next()}
        className="application-next"
      >
        <NextStepBox application={application}>
          {met && (
            <InterviewPart
              id={met}
              message={message}
              onHeld={(isHeld) => setHeld(isHeld ? met : null)}
            />
          )}
          {message && (
            <SmallPart level={level} title={m.applications_message()}>
              <blockquote className="application-quote">
                <PlainText text={message} />
              </blockquote>
            </SmallPart>
          )}
        </NextStepBox>
        <ApplicationActions application={application} isQuiet={isMet} onChanged={onChanged} />
      </Part>
      {similar.length > 0 && (
        <Part level={level} title={m.applications_similar()}>
          {renderVacancies(similar)}
        </Part>
      )}
      <ApplicationHistory events={events} company={customer.name} level={level} />
      <SentPart application={application} address={address} level={level} />
    </article>
  );
}

function Head({ application, level }: { application: MyApplicationView; level: Level }) {
  const { vacancy, customer } = application;
  const Title = level === 1 ? 'h1' : 'h2';
  const { tone, text } = statusOf(application);
  return (
    <header className="application-head">
      <CompanyTile company={customer} size={64} className="application-head-tile" />
      <div className="application-head-words">
        <Title className="application-head-title">
          {vacancy.is_open ? (
            <a href={pathTo(`/jobs/${vacancy.slug}`)} className="application-head-link">
              {vacancy.title}
            </a>
          ) : (
            vacancy.title
          )}
        </Title>
        <p className="application-head-line">
          <a href={pathTo(`/company/${customer.slug}`)} className="application-head-company">
            {customer.name}
          </a>
          {customer.is_verified && <VerifiedMark label={m.vacancy_verified()} />}
          <span>{vacancy.location_name}</span>
        </p>
        <p className="application-head-status">
          <Status tone={tone}>{text}</Status>
          {!vacancy.is_open && <Status tone="quiet">{m.applications_status_closed()}</Status>}
          <a href={pathTo(`/user/chat/${application.id}`)} className="application-head-chat">
            <MessageCircle size={18} strokeWidth={1.9} aria-hidden="true" />
            {m.chat_open()}
          </a>
        </p>
      </div>
    </header>
  );
}
