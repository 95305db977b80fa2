import { Link, useNavigate } from '@tanstack/react-router';
import {
  CalendarClock,
  CalendarPlus,
  CalendarX2,
  Check,
  Ellipsis,
  ExternalLink,
  X,
} from 'lucide-react';
import { InterviewQuestions } from '@/forms/interview/action-dialogs';
import { AnswerPart } from '@/forms/interview/answer-part';
import { PlaceLine } from '@/forms/interview/place-line';
import { clockOf } from '@/forms/interview/times';
import { saveCalendar, useInterviewActions } from '@/forms/interview/use-interview-actions';
import type { InterviewAction, InterviewView } from '@/forms/interview/wire';
import { candidateStanding, companyStanding, daysText } from '@/forms/interview/words';
import { m } from '@/paraglide/messages';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Menu, type MenuItem } from '@/ui/menu';
import { PlainText } from '@/ui/plain-text';
import { Status } from '@/ui/status';

const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;

interface InterviewRowProps {
  interview: InterviewView;
  now: number;
  /** Opens the dialog. */
  onMove: (interview: InterviewView) => void;
}

/** One interview of the list, for either side. */
export function InterviewRow({ interview, now, onMove }: InterviewRowProps) {
  const { candidate, company, vacancy, start_at, duration_minutes, slots, status } = interview;
  const { tone, text } = candidate
    ? companyStanding(interview, now)
    : candidateStanding(interview, now);
  const names = interview.interviewers.flatMap(({ name }) => name ?? []);
  const actions = useInterviewActions(interview);
  return (
    <Card as="article" padded={false} className="interview-row" id={`interview-${interview.id}`}>
      <div className="interview-row-when">
        {start_at ? (
          <time dateTime={start_at} className="interview-row-time">
            {clockOf(start_at)}
          </time>
        ) : (
          <p className="interview-row-time">
            {slots.length > 0 ? m.interviews_times({ count: slots.length }) : '–'}
          </p>
        )}
        <p className="interview-row-length">{m.interviews_minutes({ count: duration_minutes })}</p>
      </div>
      <div className="interview-row-what">
        <h3 className="interview-row-name">
          <OpenLink interview={interview} className="interview-row-link" />
        </h3>
        <p className="interview-row-vacancy" title={vacancy.title}>
          {candidate ? vacancy.title : company.name}
        </p>
        {slots.length > 0 && !interview.actions.includes('pick') && (
          <p className="interview-line">
            <CalendarClock {...ICON} />
            {daysText(slots)}
          </p>
        )}
        <PlaceLine interview={interview} />
        {!candidate && names.length > 0 && (
          <p className="interview-row-with">{m.interviews_with({ names: names.join(', ') })}</p>
        )}
        <p>
          <Status tone={tone}>{text}</Status>
        </p>
        <Words interview={interview} />
        {interview.asks_other && interview.actions.includes('move') && (
          <div className="interview-buttons">
            <Button onClick={() => onMove(interview)}>{m.interviews_offer_other()}</Button>
          </div>
        )}
        <p role="alert" className="interview-refusal">
          {actions.asked === null && actions.error}
        </p>
        <InterviewQuestions actions={actions} />
      </div>
      <RowMenu
        interview={interview}
        isOpen={status === 'offered' || status === 'marked'}
        onMove={onMove}
        actions={actions}
      />
      <AnswerPart interview={interview} />
    </Card>
  );
}

/** What the other side has said. */
function Words({ interview }: { interview: InterviewView }) {
  const { ask_text, asks_other, cancel_text, note, candidate } = interview;
  const said = asks_other ? ask_text : cancel_text;
  if (said) return <blockquote className="interview-row-quote">{said}</blockquote>;
  if (!note || candidate) return null;
  return (
    <details className="interview-row-note">
      <summary>{m.interviews_message()}</summary>
      <PlainText text={note} />
    </details>
  );
}

/** The application is where everything else about it is. */
function OpenLink({ interview, className }: { interview: InterviewView; className: string }) {
  const { candidate, vacancy, application_id } = interview;
  return candidate ? (
    // Not preloaded: opening it marks it as viewed, and the candidate sees that.
    <Link
      to="/profile/my-vacancies/$slug/applications/$resume"
      params={{ slug: vacancy.slug, resume: candidate.resume_id }}
      preload={false}
      className={className}
    >
      {candidate.name}
    </Link>
  ) : (
    <Link to="/profile/applications/$id" params={{ id: application_id }} className={className}>
      {vacancy.title}
    </Link>
  );
}

interface RowMenuProps {
  interview: InterviewView;
  isOpen: boolean;
  onMove: (interview: InterviewView) => void;
  actions: ReturnType<typeof useInterviewActions>;
}

function RowMenu({ interview, isOpen, onMove, actions }: RowMenuProps) {
  const navigate = useNavigate();
  const { id, candidate, vacancy, start_at, application_id } = interview;
  const can = (action: InterviewAction) => interview.actions.includes(action);
  const items: (MenuItem | false)[] = [
    can('came') && {
      id: 'came',
      label: m.interviews_came(),
      icon: <Check {...ICON} />,
      onSelect: () => void actions.run({ kind: 'came' }),
    },
    can('did_not_come') && {
      id: 'did_not_come',
      label: m.interviews_did_not_come(),
      icon: <X {...ICON} />,
      onSelect: () => void actions.run({ kind: 'did_not_come' }),
    },
    can('move') && {
      id: 'move',
      label: m.interviews_move(),
      icon: <CalendarClock {...ICON} />,
      onSelect: () => onMove(interview),
    },
    start_at !== null &&
      isOpen && {
        id: 'ics',
        label: m.interviews_ics(),
        note: m.interviews_ics_note(),
        icon: <CalendarPlus {...ICON} />,
        onSelect: () => void saveCalendar(id),
      },
    {
      id: 'open',
      label: m.interviews_open(),
      icon: <ExternalLink {...ICON} />,
      onSelect: () =>
        void (candidate
          ? navigate({
              to: '/profile/my-vacancies/$slug/applications/$resume',
              params: { slug: vacancy.slug, resume: candidate.resume_id },
            })
          : navigate({ to: '/profile/applications/$id', params: { id: application_id } })),
    },
    can('cancel') && {
      id: 'cancel',
      label: m.interviews_cancel(),
      icon: <CalendarX2 {...ICON} />,
      danger: true,
      onSelect: () => actions.ask('cancel'),
    },
  ];
  return (
    <Menu
      label={m.interviews_more({ name: candidate?.name ?? vacancy.title })}
      trigger={<Ellipsis size={22} strokeWidth={1.9} aria-hidden="true" />}
      items={items.filter((item) => item !== false)}
    />
  );
}
