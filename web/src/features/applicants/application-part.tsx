import { CircleSlash } from 'lucide-react';
import { CandidatePay } from '@/forms/profile/candidate-pay';
import { experienceText, languagesText, workTypesText } from '@/forms/profile/words';
import { m } from '@/paraglide/messages';
import { PlainText } from '@/ui/plain-text';
import { Tag } from '@/ui/tag';
import { Section } from './section';
import type { Answer, ApplicantView } from './wire';

interface ApplicationPartProps {
  view: ApplicantView;
  nameOfLanguage: (code: string) => string;
}

/** What the candidate sent: the facts one decides by, the letter, the answers. */
export function ApplicationPart({ view, nameOfLanguage }: ApplicationPartProps) {
  const { resume, letter, answers, source, message } = view;
  const languages = languagesText(resume.languages, nameOfLanguage);
  return (
    <>
      <Section name="application" title={m.applicants_facts()}>
        <dl className="applicant-facts">
          {view.salary && (
            <div>
              <dt>{m.candidate_pay()}</dt>
              <dd>
                <CandidatePay pay={view.salary} />
              </dd>
            </div>
          )}
          <FactRow name={m.candidate_experience()} value={experienceText(view.experience_months)} />
          <FactRow name={m.applicants_place()} value={view.location_name} />
          <FactRow name={m.candidate_work_type()} value={workTypesText(resume.work_type)} />
          {resume.age != null && (
            <FactRow name={m.applicants_age()} value={m.kernel_age({ count: resume.age })} />
          )}
          <FactRow name={m.candidate_languages()} value={languages} />
        </dl>
      </Section>
      {letter && (
        <Section title={m.applicants_letter()}>
          <PlainText text={letter} />
        </Section>
      )}
      {source === 'invitation' && message && (
        <Section title={m.applicants_your_message()}>
          <PlainText text={message} />
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={m.applicants_answers()}>
          <dl className="applicant-answers">
            {[...answers.entries()].map(([place, answer]) => (
              <AnswerRow key={place} answer={answer} />
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

/** What is not known is not printed. */
function FactRow({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function AnswerRow({ answer: { question, kind, must_answer, answer } }: { answer: Answer }) {
  return (
    <div>
      <dt>
        {question} {must_answer && <Tag>{m.applicants_must()}</Tag>}
      </dt>
      <dd data-empty={answer === null || undefined}>
        {answer !== null ? (
          answerText(kind, answer)
        ) : (
          <>
            <CircleSlash size={16} strokeWidth={1.9} aria-hidden="true" />{' '}
            {m.applicants_unanswered()}
          </>
        )}
      </dd>
    </div>
  );
}

/** Yes and no are kept as codes, everything else as it was written. */
function answerText(kind: Answer['kind'], answer: string): string {
  if (kind !== 'yes_no') return answer;
  return answer === 'yes' ? m.applicants_yes() : m.applicants_no();
}
