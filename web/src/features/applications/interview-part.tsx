import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { AnswerPart } from '@/forms/interview/answer-part';
import { PlaceLine } from '@/forms/interview/place-line';
import { interviewQuery } from '@/forms/interview/queries';
import { dayOf, spanText } from '@/forms/interview/times';
import { saveCalendar } from '@/forms/interview/use-interview-actions';
import { dayLine } from '@/forms/interview/words';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { PlainText } from '@/ui/plain-text';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import './interview-part.css';

interface InterviewPartProps {
  id: string;
  /** What the company has written already; it is not repeated. */
  message: string | null;
  /** While something is asked or explained here, it must not be taken away. */
  onHeld: (isHeld: boolean) => void;
}

/** The interview of an application: when and where, and what the candidate answers. */
export function InterviewPart({ id, message, onHeld }: InterviewPartProps) {
  const { data, error, isFetching, refetch } = useQuery(interviewQuery(id));
  if (!data && error) {
    return (
      <div role="alert" className="application-interview">
        <p>
          {m.interviews_not_loaded()} {errorText(error)}
        </p>
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {m.ui_retry()}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <Skeleton label={m.ui_loading()}>
        <SkeletonLine height={120} />
      </Skeleton>
    );
  }
  const { start_at, duration_minutes, interviewers, note } = data;
  const names = interviewers.flatMap(({ name }) => name ?? []);
  return (
    <section className="application-interview" aria-label={m.interviews_part()}>
      {start_at && (
        <p className="application-interview-when">
          {dayLine(dayOf(start_at))}, {spanText(start_at, duration_minutes)}{' '}
          <span className="application-interview-zone">{m.interviews_zone_short()}</span>
        </p>
      )}
      <PlaceLine interview={data} />
      {names.length > 0 && <p>{m.interviews_with({ names: names.join(', ') })}</p>}
      {note && note !== message && <PlainText text={note} />}
      <AnswerPart interview={data} onHeld={onHeld} />
      {data.actions.length > 0 && <p>{m.interviews_remind()}</p>}
      <div className="interview-buttons">
        {start_at && (
          <Button
            size="sm"
            icon={<CalendarPlus size={18} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() => void saveCalendar(id)}
          >
            {m.interviews_ics()}
          </Button>
        )}
        <Link to="/profile/interviews" className="application-interview-all">
          {m.interviews_title()}
        </Link>
      </div>
    </section>
  );
}
