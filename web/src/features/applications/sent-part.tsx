import { Link } from '@tanstack/react-router';
import { FileUser } from 'lucide-react';
import { momentDayWords, sentence } from '@/i18n/days';
import { m } from '@/paraglide/messages';
import { buttonClass } from '@/ui/button';
import { PlainText } from '@/ui/plain-text';
import { type Level, Part, SmallPart } from './part';
import type { ListAddress, MyApplicationView } from './wire';

interface SentPartProps {
  application: MyApplicationView;
  address: ListAddress;
  level: Level;
}

/** The copy of the resume, the letter and the answers, as the company has them. */
export function SentPart({ application, address, level }: SentPartProps) {
  const { id, source, resume, sent_at, copy_erased_at, letter, answers } = application;
  const title = source === 'invitation' ? m.applications_found_part() : m.applications_sent_part();
  return (
    <Part level={level} title={title}>
      <div className="application-copy">
        <span className="application-copy-icon">
          <FileUser size={22} strokeWidth={1.8} aria-hidden="true" />
        </span>
        <div className="application-copy-words">
          <p className="application-copy-name">
            {m.applications_copy({ position: resume.position })}
          </p>
          <p className="application-copy-note">
            {copy_erased_at
              ? sentence(m.applications_copy_erased({ day: momentDayWords(copy_erased_at) }))
              : sentence(m.applications_copy_note({ day: momentDayWords(sent_at) }))}
          </p>
        </div>
        {!copy_erased_at && (
          <Link
            to="/profile/applications/$id"
            params={{ id }}
            search={{ ...address, view: 'resume' }}
            className={buttonClass({ size: 'sm' })}
          >
            {m.applications_copy_show()}
          </Link>
        )}
      </div>
      {letter && (
        <SmallPart level={level} title={m.response_letter()}>
          <blockquote className="application-quote">
            <PlainText text={letter} />
          </blockquote>
        </SmallPart>
      )}
      {answers.length > 0 && (
        <SmallPart level={level} title={m.applications_answers()}>
          <dl className="application-answers">
            {[...answers.entries()].map(([index, given]) => (
              <div key={index}>
                <dt>{given.question}</dt>
                <dd>{answerText(given)}</dd>
              </div>
            ))}
          </dl>
        </SmallPart>
      )}
    </Part>
  );
}

/** Yes and no are codes; everything else is what was written. */
function answerText({ kind, answer }: MyApplicationView['answers'][number]): string {
  if (!answer) return m.applications_no_answer();
  if (kind !== 'yes_no') return answer;
  return answer === 'yes' ? m.form_yes() : m.form_no();
}
