import { Link } from '@tanstack/react-router';
import { ArrowLeft, Eye } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { FormError } from '@/forms/form-error';
import { m } from '@/paraglide/messages';
import { forgetAfterResume } from '@/session/after-resume';
import '@/ui/bottom-bar.css';
import { Button } from '@/ui/button';
import { LetterField } from './letter-field';
import { NotSentDialog } from './not-sent-dialog';
import { QuestionsFields } from './questions-fields';
import { RecordCard } from './record-card';
import { type ResponseDraft, useResponseDraft } from './respond-draft';
import { RespondSummary } from './respond-summary';
import { ResumeChoice } from './resume-choice';
import { canBeSent, chosenResume, type ResponseStep, useRespond } from './use-respond';
import { VacancyStrip } from './vacancy-strip';
import type { MyApplication, OfferedResume, ResponseForm } from './wire';

/** What was sent, for the page that says so. */
export interface Sent {
  application: MyApplication;
  resume: string;
  hasLetter: boolean;
}

interface RespondFormProps {
  slug: string;
  /** The id of the person: what is written is kept on the device for this account. */
  person: string;
  form: ResponseForm;
  /** A resume that was just made for this vacancy. */
  made?: string;
  step: ResponseStep;
  onStep: (step: ResponseStep, replace?: boolean) => void;
  onSent: (sent: Sent) => void;
  onStale: () => void;
}

/** Responds to a vacancy: the company's record, a resume, a letter, then its questions. */
export function RespondForm(props: RespondFormProps) {
  const { slug, person, form, made, step, onStep, onSent, onStale } = props;
  const place = useRef<HTMLFormElement>(null);
  const kept = useResponseDraft(person, slug, made ? { resume: made } : {});
  const draft: ResponseDraft = { ...kept.draft, resume: preferred(form, kept.draft.resume) };
  const resume = chosenResume(form, draft);
  const sending = useRespond({
    slug,
    form,
    draft,
    step,
    onStep,
    onStale,
    place,
    onSent: (application) => {
      kept.forget();
      onSent({
        application,
        resume: resume?.position ?? '',
        hasLetter: draft.letter.trim() !== '',
      });
    },
  });
  const { problems, busy } = sending;
  const count = form.questions.length;

  // The person has come back with a resume that fits: nothing waits for one any more.
  const hasResume = resume !== undefined;
  useEffect(() => {
    if (hasResume) forgetAfterResume();
  }, [hasResume]);

  // The address of the questions of a vacancy that has none.
  const isNowhere = step === 'questions' && count === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback is new on every render.
  useEffect(() => {
    if (isNowhere) onStep('form', true);
  }, [isNowhere]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) sending.submit();
  };
  // Ctrl+Enter sends from any field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form ref={place} noValidate className="wrap respond" onSubmit={submit} onKeyDown={onKeyDown}>
      {/* While it is sent, nothing can be changed. */}
      <div className="respond-fields" inert={busy}>
        {step === 'form' ? (
          <>
            <h1 className="respond-heading display">{m.response_title()}</h1>
            <VacancyStrip vacancy={form.vacancy} />
            <RecordCard form={form} />
            <ResumeChoice
              form={form}
              value={draft.resume}
              error={problems.resume}
              onChange={(id) => {
                kept.change({ resume: id });
                sending.forgetProblem('resume');
              }}
            />
            <LetterField
              value={draft.letter}
              error={problems.letter}
              onChange={(letter) => {
                kept.change({ letter });
                sending.forgetProblem('letter');
              }}
            />
            <p className="respond-seen">
              <Eye size={20} strokeWidth={1.8} aria-hidden="true" />
              {m.response_seen()}
            </p>
          </>
        ) : (
          <>
            <Link to="/jobs/$slug/response" params={{ slug }} className="respond-step-back">
              <ArrowLeft size={18} strokeWidth={1.9} aria-hidden="true" />
              {m.response_questions_back()}
            </Link>
            <h1 className="respond-heading display">{m.response_questions_title()}</h1>
            <p className="respond-lead">{m.response_questions_lead()}</p>
            <VacancyStrip vacancy={form.vacancy} />
            <QuestionsFields
              questions={form.questions}
              typed={draft.answers}
              problems={problems.answers}
              onChange={(index, key, answer) => {
                kept.change({ answers: { ...draft.answers, [key]: answer } });
                sending.forgetProblem(index);
              }}
            />
          </>
        )}
      </div>
      <aside className="respond-aside" aria-label={m.response_summary()}>
        <RespondSummary form={form} draft={draft} />
        <div className="bottom-bar respond-bar">
          <FormError text={sending.refusal} />
          <Button type="submit" look="primary" wide busy={busy} busyText={m.response_sending()}>
            {step === 'form' && count > 0 ? m.response_continue({ count }) : m.response_send()}
          </Button>
        </div>
        <p className="respond-once">{m.response_once()}</p>
      </aside>
      <NotSentDialog
        text={sending.failed}
        busy={busy}
        onResend={sending.resend}
        onClose={sending.closeFailed}
      />
    </form>
  );
}

/** The resume that was chosen before, else the one that the server suggests, else the only one that can be sent. */
function preferred({ resumes }: ResponseForm, chosen: string): string {
  const ready = resumes.filter(canBeSent);
  const found: OfferedResume | undefined =
    ready.find(({ id }) => id === chosen) ??
    ready.find(({ is_chosen }) => is_chosen) ??
    (ready.length === 1 ? ready[0] : undefined);
  return found?.id ?? '';
}
