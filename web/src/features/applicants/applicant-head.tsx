import { ChevronDown, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isOpen } from '@/forms/interview/card-line';
import { pathTo } from '@/i18n/go';
import { momentText } from '@/lib/moment';
import { formatPhone } from '@/lib/phone';
import { m } from '@/paraglide/messages';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { cardOf } from './cache';
import './detail.css';
import { useNow } from '@/ui/use-now';
import { endText } from './events';
import { InterviewStrip } from './interview-strip';
import { canGo } from './moves';
import { ClockMark, StageMark } from './stage-mark';
import { StageMenu } from './stage-menu';
import type { Mover } from './use-move';
import type { ApplicantView } from './wire';

interface ApplicantHeadProps {
  view: ApplicantView;
  mover: Mover;
  /** At the right of the name: previous and next, closing. */
  tools?: ReactNode;
  headingLevel: 1 | 2;
}

/** Who it is, where the application stands and how to call. */
export function ApplicantHead({ view, mover, tools, headingLevel }: ApplicantHeadProps) {
  const { name, position, photo, created_at, stage, clock, resume, can_act } = view;
  const now = useNow();
  const Heading = `h${headingLevel}` as const;
  const phone = resume.contacts.is_open ? resume.contacts.phones[0] : undefined;
  const canMove = can_act && canGo(view);
  return (
    <header className="applicant-head">
      <div className="applicant-who">
        <Avatar name={name} src={photo?.large} size={56} />
        <div className="applicant-names">
          <Heading className="applicant-name" tabIndex={-1}>
            {name}
          </Heading>
          <p className="applicant-position">
            {position} <span aria-hidden="true">·</span>{' '}
            <time dateTime={created_at}>{momentText(created_at)}</time>
          </p>
        </div>
        {tools && <div className="applicant-tools">{tools}</div>}
      </div>
      <div className="applicant-state">
        {canMove ? (
          <StageMenu
            card={cardOf(view)}
            triggerClass="stage-button"
            trigger={
              <>
                <StageMark stage={stage} />
                <ChevronDown size={18} strokeWidth={1.9} aria-hidden="true" />
              </>
            }
            onMove={(card, column) => void mover.move(card, column)}
          />
        ) : (
          <span className="stage-button" data-plain>
            <StageMark stage={stage} />
          </span>
        )}
        {clock && <ClockMark clock={clock} now={now} isLong />}
        <a className="btn btn-s btn-sm applicant-chat" href={pathTo(`/user/chat/${view.id}`)}>
          <MessageCircle size={18} strokeWidth={1.9} aria-hidden="true" />
          {can_act ? m.chat_write() : m.chat_open()}
        </a>
        {phone && (
          <a className="btn btn-s btn-sm applicant-call" href={`tel:${phone}`}>
            <Phone size={18} strokeWidth={1.9} aria-hidden="true" />
            {formatPhone(phone)}
          </a>
        )}
      </div>
      <Strip key={view.id} view={view} mover={mover} />
    </header>
  );
}

/** What has to be known before anything else: a planned refusal, how it ended, what the candidate answered. */
function Strip({ view, mover }: { view: ApplicantView; mover: Mover }) {
  const { refusal_at, status, accepted_at, can_act, interview } = view;
  const [isHeld, setHeld] = useState(false);
  if (isHeld && interview) return <InterviewStrip view={view} onHeld={setHeld} />;
  if (refusal_at && status !== 'reject') {
    return (
      <div className="applicant-strip" data-tone="waiting" role="status">
        <p>{m.applicants_refusal_at({ time: momentText(refusal_at) })}</p>
        {can_act && (
          <Button
            size="sm"
            busy={mover.isBusy(view.id)}
            onClick={() => void mover.keep(cardOf(view))}
          >
            {m.applicants_keep()}
          </Button>
        )}
      </div>
    );
  }
  const ended = endText(view);
  if (ended) {
    return (
      <p className="applicant-strip" data-tone="refused">
        {ended}
      </p>
    );
  }
  if (interview && isOpen(interview)) return <InterviewStrip view={view} onHeld={setHeld} />;
  if (status === 'offer') {
    return (
      <p className="applicant-strip" data-tone={accepted_at ? 'active' : undefined}>
        {accepted_at
          ? m.applicants_accepted_at({ time: momentText(accepted_at) })
          : m.applicants_offer_waits()}
      </p>
    );
  }
  return null;
}
