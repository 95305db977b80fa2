import { CalendarClock, CircleCheck, Hourglass, Undo2 } from 'lucide-react';
import { cardLine } from '@/forms/interview/card-line';
import { momentText } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import { ClockMark } from './stage-mark';
import './stage-mark.css';
import type { ApplicantCard } from './wire';

type Facts = Pick<ApplicantCard, 'clock' | 'refusal_at' | 'status' | 'accepted_at' | 'interview'>;

/** The one thing that comes next: a planned refusal, the answer of the candidate, or the clock. */
export function NextStep({ card, now }: { card: Facts; now: number }) {
  const { clock, refusal_at, status, accepted_at } = card;
  if (refusal_at && status !== 'reject') {
    return (
      <span className="answer-clock" data-tone="soon">
        <Undo2 size={16} strokeWidth={1.9} aria-hidden="true" />
        {m.applicants_next_refusal({ time: momentText(refusal_at) })}
      </span>
    );
  }
  const interview = status === 'reject' ? undefined : cardLine(card.interview);
  if (interview) {
    return (
      <span className="answer-clock" data-tone={interview.tone === 'active' ? 'good' : 'soon'}>
        <CalendarClock size={16} strokeWidth={1.9} aria-hidden="true" />
        {interview.text}
      </span>
    );
  }
  if (status === 'offer') {
    return accepted_at ? (
      <span className="answer-clock" data-tone="good">
        <CircleCheck size={16} strokeWidth={1.9} aria-hidden="true" />
        {m.applicants_next_accepted()}
      </span>
    ) : (
      <span className="answer-clock">
        <Hourglass size={16} strokeWidth={1.9} aria-hidden="true" />
        {m.applicants_next_waits()}
      </span>
    );
  }
  return clock ? <ClockMark clock={clock} now={now} /> : null;
}
