import { Link } from '@tanstack/react-router';
import { Check, Send } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { dayWords, momentWords, sentence } from '@/i18n/days';
import { m } from '@/paraglide/messages';
import { Button, buttonClass } from '@/ui/button';
import { Card } from '@/ui/card';
import { ClothBand } from '@/ui/cloth-band';
import { ActionDialogs } from './action-dialogs';
import './actions.css';
import { usualText } from './next-step';
import { NextStepBox } from './next-step-box';
import type { Sent } from './respond-form';
import './outcome.css';
import { type Changed, useApplicationActions } from './use-application-actions';
import type { MyApplication } from './wire';

interface ResponseDoneProps {
  sent: Sent;
  /** Answers can also come by Telegram; offered while it is not connected. */
  hasTelegram: boolean;
  /** Other vacancies, below everything. */
  similar: ReactNode;
  similarCount: number;
  onChanged: Changed;
}

/** It has arrived: what happens now, and where to look. */
export function ResponseDone(props: ResponseDoneProps) {
  const { sent, hasTelegram, similar, similarCount, onChanged } = props;
  const { application, resume, hasLetter } = sent;
  const { vacancy, customer, status } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const actions = useApplicationActions(application, onChanged);
  const names = { title: vacancy.title, company: customer.name, resume };
  const isOut = status === 'reject';
  // The form is gone together with the focus: the news is read out. It is read again after a withdrawal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new heading is focused.
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [isOut]);
  return (
    <>
      <ClothBand name={customer.name} />
      <div className="wrap respond-done">
        <h1 ref={heading} tabIndex={-1} className="respond-done-title display">
          {isOut ? m.applications_withdrawn() : m.response_done_title()}
        </h1>
        <p className="respond-done-text">
          {hasLetter ? m.response_done_letter(names) : m.response_done_text(names)}
        </p>
        {isOut ? (
          <NextStepBox application={application}>
            {application.actions.includes('undo') && (
              <div>
                <Button
                  busy={actions.busy === 'undo'}
                  onClick={() => void actions.run({ action: 'undo' })}
                >
                  {m.applications_restore()}
                </Button>
              </div>
            )}
          </NextStepBox>
        ) : (
          <Steps application={application} />
        )}
        {!hasTelegram && !isOut && <TelegramOffer />}
        <div className="respond-done-ways">
          <Link to="/profile/applications" className={buttonClass({ look: 'primary' })}>
            {m.applications_title()}
          </Link>
          <Link to="/profile" className={buttonClass()}>
            {m.my_resumes_title()}
          </Link>
          {similarCount > 0 && (
            <Button onClick={() => list.current?.scrollIntoView()}>
              {m.response_similar({ count: similarCount })}
            </Button>
          )}
        </div>
        <p role="alert" className="application-refusal">
          {actions.asked === null && actions.error}
        </p>
        {application.actions.includes('withdraw') && (
          <button
            type="button"
            className="respond-withdraw"
            onClick={() => actions.ask('withdraw')}
          >
            {m.applications_withdraw()}
          </button>
        )}
        <ActionDialogs actions={actions} />
      </div>
      <div ref={list} className="respond-similar">
        {similar}
      </div>
    </>
  );
}

/** What has happened and what follows, with days. */
function Steps({ application }: { application: MyApplication }) {
  const { created_at, usual_hours, answer_due_on, closes_on } = application;
  const answer = [
    usual_hours !== null && usualText(usual_hours),
    answer_due_on && sentence(m.applications_next_promise({ day: dayWords(answer_due_on) })),
    closes_on && sentence(m.response_done_silence({ day: dayWords(closes_on) })),
  ];
  return (
    <Card as="section" aria-labelledby="respond-next">
      <h2 id="respond-next" className="respond-next-title">
        {m.applications_next()}
      </h2>
      <ol className="respond-steps">
        <Step
          mark={<Check size={16} strokeWidth={2.6} aria-hidden="true" />}
          title={m.applications_thread_sent()}
          text={sentence(momentWords(created_at))}
          isDone
        />
        <Step mark={2} title={m.response_done_read()} text={m.response_done_read_text()} />
        <Step mark={3} title={m.response_done_answer()} text={answer.filter(Boolean).join(' ')} />
      </ol>
    </Card>
  );
}

interface StepProps {
  mark: ReactNode;
  title: string;
  text: string;
  isDone?: boolean;
}

function Step({ mark, title, text, isDone }: StepProps) {
  return (
    <li className="respond-next-step" data-done={isDone || undefined}>
      <span className="respond-mark" aria-hidden="true">
        {mark}
      </span>
      <div>
        <p className="respond-next-name">{title}</p>
        <p className="respond-next-text">{text}</p>
      </div>
    </li>
  );
}

function TelegramOffer() {
  return (
    <div className="respond-telegram">
      <Send size={22} strokeWidth={1.8} aria-hidden="true" />
      <p>{m.response_telegram()}</p>
      <Link to="/profile/settings/telegram" className={buttonClass({ size: 'sm' })}>
        {m.response_telegram_link()}
      </Link>
    </div>
  );
}
