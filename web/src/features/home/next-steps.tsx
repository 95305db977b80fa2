import { useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { clockOf, dayOf } from '@/forms/interview/times';
import { nearDay } from '@/forms/interview/words';
import { useCall } from '@/forms/use-call';
import { dayWords } from '@/i18n/days';
import { agoText } from '@/i18n/display';
import { pathTo } from '@/i18n/go';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { CompanyTile } from '@/ui/company-tile';
import { ProgressBar } from '@/ui/progress-bar';
import { Status, type StatusTone } from '@/ui/status';
import { confirmInterview } from './confirm';
import './home.css';
import { type Answered, type Home, refreshHome } from './queries';

export type StatusOf = (application: Answered) => { tone: StatusTone; text: string };

interface NextStepsProps {
  home: Home;
  now: number;
  statusOf: StatusOf;
  /** Where the resumes stand themselves, nothing is said about them. */
  withResume?: boolean;
}

/** What happens next: the next interview, the last answers, what to finish. Without a resume that goes first. */
export function NextSteps({ home, now, statusOf, withResume = false }: NextStepsProps) {
  const finish = withResume && <Finish resume={home.resume} />;
  return (
    <>
      {!home.resume && finish}
      {home.interview && <NextInterview next={home.interview} now={now} />}
      {home.answers.length > 0 && (
        <LastAnswers answers={home.answers} now={now} statusOf={statusOf} />
      )}
      {home.resume && finish}
    </>
  );
}

interface NextInterviewProps {
  next: NonNullable<Home['interview']>;
  now: number;
}

function NextInterview({ next, now }: NextInterviewProps) {
  const queryClient = useQueryClient();
  const { application, place } = next;
  const { interview } = application;
  const confirm = useCall(async (id: string) => {
    await confirmInterview(id);
    await refreshHome(queryClient);
  });
  if (!interview?.start_at) return null;
  const { id, start_at: start, is_confirmed: isConfirmed, actions } = interview;
  const path = pathTo(`/profile/applications/${application.id}`);
  const day = dayOf(start);
  return (
    <Card as="section" className="next-card" aria-labelledby="next-interview">
      <div className="next-head">
        <h2 id="next-interview" className="next-title">
          {m.home_next_interview()}
        </h2>
        <Status tone={isConfirmed ? 'active' : 'waiting'}>
          {isConfirmed ? m.home_confirmed() : m.home_confirm()}
        </Status>
      </div>
      <div className="next-when">
        <span className="next-day" aria-hidden="true">
          <strong>{Number(day.slice(8))}</strong>
          {dayWords(day).replace(/^[\d\s\u2060-]+|[\d\s\u2060-]+$/g, '')}
        </span>
        <div>
          <p className="next-time">
            {nearDay(day, now) ?? dayWords(day)}, {clockOf(start)}
          </p>
          <p className="next-text">
            {application.vacancy.title} · {application.customer.name}
          </p>
        </div>
      </div>
      {place && (
        <p className="next-text next-place">
          <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
          {place}
        </p>
      )}
      <div className="next-buttons">
        {actions.includes('confirm') && (
          <Button look="primary" busy={confirm.busy} onClick={() => void confirm.run(id)}>
            {m.home_will_come()}
          </Button>
        )}
        <a href={path} className={buttonClass()}>
          {isConfirmed ? m.home_change() : m.home_other_time()}
        </a>
      </div>
      {confirm.error && (
        <p role="alert" className="next-failure">
          {confirm.error}
        </p>
      )}
    </Card>
  );
}

interface LastAnswersProps {
  answers: readonly Answered[];
  now: number;
  statusOf: StatusOf;
}

function LastAnswers({ answers, now, statusOf }: LastAnswersProps) {
  return (
    <Card as="section" className="next-card" aria-labelledby="last-answers">
      <div className="next-head">
        <h2 id="last-answers" className="next-title">
          {m.home_last_answers()}
        </h2>
        <a href={pathTo('/profile/applications')} className="next-all">
          {m.applications_title()}
        </a>
      </div>
      <ul className="next-list">
        {answers.map((one) => {
          const { tone, text } = statusOf(one);
          return (
            <li key={one.id} className="next-answer">
              <CompanyTile company={one.customer} size={40} className="next-tile" />
              <div className="next-answer-words">
                <p className="next-company">
                  <a href={pathTo(`/profile/applications/${one.id}`)} className="stretch">
                    {one.customer.name}
                  </a>
                  <span className="next-ago">{agoText(one.status_at, now)}</span>
                </p>
                <p className="next-text">{one.vacancy.title}</p>
                <Status tone={tone}>{text}</Status>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The resume: none, unfinished, returned, or not complete yet; nothing at all when it is whole. */
function Finish({ resume }: { resume: Home['resume'] }) {
  if (!resume) {
    return (
      <FinishCard
        title={m.home_no_resume()}
        text={m.home_no_resume_text()}
        path="/resume/create"
        button={m.home_resume_create()}
        isLoud
      />
    );
  }
  const { id, percent, step, is_active: isActive, is_returned: isReturned } = resume;
  const edit = `/resume/edit/${id}`;
  if (!isActive) {
    return (
      <FinishCard
        title={isReturned ? m.home_resume_returned() : m.home_resume_draft()}
        text={m.home_resume_draft_text({ percent })}
        percent={percent}
        path={step === 'default' ? edit : `${edit}/${step}`}
        button={isReturned ? m.home_resume_fix() : m.home_resume_go_on()}
        isLoud
      />
    );
  }
  if (percent >= 100) return null;
  return (
    <FinishCard
      title={m.home_resume_percent({ percent })}
      percent={percent}
      path={edit}
      button={m.home_resume_add()}
    />
  );
}

interface FinishCardProps {
  title: string;
  text?: string;
  percent?: number;
  path: string;
  button: string;
  isLoud?: boolean;
}

function FinishCard({ title, text, percent, path, button, isLoud }: FinishCardProps) {
  return (
    <Card as="section" className="next-card" aria-labelledby="finish">
      <h2 id="finish" className="next-title">
        {title}
      </h2>
      {percent !== undefined && (
        <ProgressBar
          value={percent}
          max={100}
          label={m.home_resume_label()}
          valueText={`${percent}%`}
        />
      )}
      {text && <p className="next-text">{text}</p>}
      <a href={pathTo(path)} className={buttonClass({ look: isLoud ? 'primary' : 'secondary' })}>
        {button}
      </a>
    </Card>
  );
}
