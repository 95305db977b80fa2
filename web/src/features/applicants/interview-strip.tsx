import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { InterviewQuestions } from '@/forms/interview/action-dialogs';
import { cardLine } from '@/forms/interview/card-line';
import {
  InterviewDialogOnDemand,
  targetOfInterview,
} from '@/forms/interview/interview-dialog-on-demand';
import { PlaceLine } from '@/forms/interview/place-line';
import { interviewQuery, refreshInterviews } from '@/forms/interview/queries';
import { useInterviewActions } from '@/forms/interview/use-interview-actions';
import type { InterviewAction, InterviewView } from '@/forms/interview/wire';
import { companyStanding, daysText } from '@/forms/interview/words';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Status } from '@/ui/status';
import { useNow } from '@/ui/use-now';
import './detail.css';
import type { ApplicantView } from './wire';

interface InterviewStripProps {
  view: ApplicantView;
  /** While something is asked or explained here, it must not be taken away. */
  onHeld: (isHeld: boolean) => void;
}

/** The interview of an application, with what can be done about it. */
export function InterviewStrip({ view, onHeld }: InterviewStripProps) {
  const now = useNow();
  const { data } = useQuery({
    ...interviewQuery(view.interview?.id ?? ''),
    enabled: view.interview !== null,
  });
  const line = cardLine(view.interview, now);
  return (
    <section className="applicant-strip applicant-interview" aria-label={m.interviews_part()}>
      <p className="applicant-interview-line">
        <Link to="/profile/interviews" className="applicant-interview-when">
          {line?.text}
        </Link>
        {data && (
          <Status tone={companyStanding(data, now).tone}>{companyStanding(data, now).text}</Status>
        )}
      </p>
      {data && (
        <>
          {data.slots.length > 0 && <p>{daysText(data.slots)}</p>}
          <PlaceLine interview={data} />
          {data.ask_text && data.asks_other && <blockquote>{data.ask_text}</blockquote>}
          <Buttons interview={data} onHeld={onHeld} />
        </>
      )}
    </section>
  );
}

interface ButtonsProps {
  interview: InterviewView;
  onHeld: (isHeld: boolean) => void;
}

function Buttons({ interview, onHeld }: ButtonsProps) {
  const queryClient = useQueryClient();
  const [isMoving, setMoving] = useState(false);
  const actions = useInterviewActions(interview);
  const { busy, run, ask, error, asked } = actions;
  const can = (action: InterviewAction) => interview.actions.includes(action);
  const close = () => setMoving(false);
  const isHeld = isMoving || asked !== null || error !== undefined;
  const tell = useEffectEvent((held: boolean) => onHeld(held));
  useEffect(() => tell(isHeld), [isHeld]);
  return (
    <>
      <div className="interview-buttons">
        {can('came') && (
          <Button
            size="sm"
            look="primary"
            busy={busy === 'came'}
            onClick={() => void run({ kind: 'came' })}
          >
            {m.interviews_came()}
          </Button>
        )}
        {can('did_not_come') && (
          <Button
            size="sm"
            busy={busy === 'did_not_come'}
            onClick={() => void run({ kind: 'did_not_come' })}
          >
            {m.interviews_did_not_come()}
          </Button>
        )}
        {can('move') && (
          <Button size="sm" onClick={() => setMoving(true)}>
            {interview.asks_other ? m.interviews_offer_other() : m.interviews_move()}
          </Button>
        )}
        {can('cancel') && (
          <Button size="sm" look="quiet" onClick={() => ask('cancel')}>
            {m.interviews_cancel()}
          </Button>
        )}
      </div>
      <p role="alert" className="applicants-failure">
        {asked === null && error}
      </p>
      <InterviewQuestions actions={actions} />
      <InterviewDialogOnDemand
        target={isMoving ? targetOfInterview(interview) : null}
        onSent={() => {
          close();
          void refreshInterviews(queryClient);
        }}
        onClose={close}
      />
    </>
  );
}
