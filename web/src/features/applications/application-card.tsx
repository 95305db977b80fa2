import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { isOpen } from '@/forms/interview/card-line';
import { momentDayWords, sentence } from '@/i18n/days';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { cx } from '@/ui/cx';
import { Status } from '@/ui/status';
import { ANSWERS, ApplicationActions } from './application-actions';
import { NextStepBox, NextStepLine } from './next-step-box';
import { statusOf } from './status';
import { ThreadLine } from './thread-line';
import type { Changed } from './use-application-actions';
import type { ListAddress, MyApplication } from './wire';

interface ApplicationCardProps {
  application: MyApplication;
  /** The list that it is part of, for the way back. */
  address: ListAddress;
  /** Beside the application that is open: short, and without buttons. */
  isShort: boolean;
  isSelected: boolean;
  onChanged: Changed;
}

/** One application in the list. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, address, isShort, isSelected, onChanged } = props;
  const { id, vacancy, customer, status_at, status, message } = application;
  const interview = status === 'offer' ? application.interview : null;
  const { tone, text } = statusOf(application);
  return (
    <Card
      as="article"
      padded={false}
      interactive
      fresh={isShort && isSelected}
      className={cx('application', isShort && 'application-short')}
      data-selected={(isShort && isSelected) || undefined}
    >
      <p className="application-top">
        <Status tone={tone}>{text}</Status>
        {!isShort && (
          <time dateTime={status_at} className="application-when">
            {sentence(momentDayWords(status_at))}
          </time>
        )}
      </p>
      <CompanyTile company={customer} size={48} className="application-tile" />
      <div className="application-words">
        <h3 className="application-name">
          <Link
            to="/profile/applications/$id"
            params={{ id }}
            search={address}
            // On a desktop only the right half changes.
            resetScroll={!isShort}
            className="stretch"
            title={vacancy.title}
            aria-current={isShort && isSelected ? 'true' : undefined}
          >
            {vacancy.title}
          </Link>
        </h3>
        <p className="application-company">{customer.name}</p>
      </div>
      {isShort ? (
        <NextStepLine application={application} />
      ) : (
        <div className="application-rest">
          <ThreadLine application={application} />
          <NextStepBox application={application}>
            {status === 'offer' && message && <p className="application-message">{message}</p>}
            {interview && isOpen(interview) ? (
              <Link
                to="/profile/applications/$id"
                params={{ id }}
                search={address}
                className={cx(
                  buttonClass({ look: interview.actions.length > 0 ? 'primary' : 'secondary' }),
                  'application-meet',
                )}
              >
                {interview.actions.includes('pick')
                  ? m.interviews_choose()
                  : m.interviews_open_page()}
              </Link>
            ) : (
              <ApplicationActions application={application} only={ANSWERS} onChanged={onChanged} />
            )}
            {status === 'reject' && !application.actions.includes('undo') && (
              <p className="application-similar">
                {m.applications_similar()}
                <ArrowRight size={18} strokeWidth={1.9} aria-hidden="true" />
              </p>
            )}
          </NextStepBox>
        </div>
      )}
    </Card>
  );
}
