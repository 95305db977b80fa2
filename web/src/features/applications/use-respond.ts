import { type RefObject, useState } from 'react';
import { ApiError, type FieldErrors } from '@/api/errors';
import { focusFirstProblem } from '@/forms/editor/focus';
import { failureLine } from '@/forms/failure';
import { countChars } from '@/forms/schema';
import { forgetKey, keyFor } from '@/forms/send-once';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { answerProblems, answersBody } from './answers';
import { respond } from './calls';
import { LONGEST_LETTER } from './limits';
import type { ResponseDraft } from './respond-draft';
import type { MyApplication, OfferedResume, ResponseForm, ResponseIn } from './wire';

/** The pages of a response. */
export type ResponseStep = 'form' | 'questions';

/** What is wrong, at its place. */
export interface Problems {
  resume?: string;
  letter?: string;
  /** By the index of the question. */
  answers: ReadonlyMap<number, string>;
}

const NONE: Problems = { answers: new Map() };
/** `answers.2` or `answers[2].text`. */
const ANSWER = /^answers[.[](\d+)/;
/** Refusals after which the page shows something else: an earlier response, a prompt, a closed vacancy. */
const STALE_CODES = ['already_responded', 'resume_needed'];

/** A resume for other work may be sent too; only one with too little in it may not. */
export function canBeSent({ problem }: OfferedResume): boolean {
  return !problem;
}

export function chosenResume(form: ResponseForm, draft: ResponseDraft): OfferedResume | undefined {
  return form.resumes.find((resume) => canBeSent(resume) && resume.id === draft.resume);
}

interface Respond {
  slug: string;
  form: ResponseForm;
  draft: ResponseDraft;
  step: ResponseStep;
  onStep: (step: ResponseStep) => void;
  onSent: (application: MyApplication) => void;
  /** The form is no longer what the server has. */
  onStale: () => void;
  place: RefObject<HTMLElement | null>;
}

/** Checks, continues to the questions, sends. A repeated sending has the same key, so it never happens twice. */
export function useRespond({ slug, form, draft, step, onStep, onSent, onStale, place }: Respond) {
  const [problems, setProblems] = useState<Problems>(NONE);
  /** A refusal that belongs to no field. */
  const [refusal, setRefusal] = useState<string>();
  /** Nothing has arrived, or nobody knows: the dialog offers to send again. */
  const [failed, setFailed] = useState<string>();
  const kind = `respond:${slug}`;

  const show = (found: Problems) => {
    setProblems(found);
    const target = found.resume || found.letter ? 'form' : 'questions';
    if (target !== step) onStep(target);
    focusFirstProblem(place);
  };

  const take = (failure: unknown) => {
    if (!(failure instanceof ApiError) || failure.status === 0 || failure.status >= 500) {
      setFailed(failureLine(failure));
      return;
    }
    setFailed(undefined);
    if (STALE_CODES.includes(failure.code) || [404, 410].includes(failure.status)) {
      onStale();
      return;
    }
    const found = placed(failure.errors);
    if (found) show(found);
    else setRefusal(failureLine(failure));
  };

  const sending = useAction(async () => {
    setRefusal(undefined);
    const body = bodyOf(form, draft);
    try {
      const application = await respond(slug, body, keyFor(kind, body));
      forgetKey(kind);
      onSent(application);
    } catch (failure) {
      take(failure);
    }
  });

  /** The main button: continues to the questions, or sends. */
  const submit = () => {
    const found = check(form, draft, step);
    if (found) {
      show(found);
      return;
    }
    setProblems(NONE);
    if (step === 'form' && form.questions.length > 0) onStep('questions');
    else void sending.run();
  };

  return {
    submit,
    resend: () => void sending.run(),
    busy: sending.busy,
    problems,
    forgetProblem: (field: 'resume' | 'letter' | number) =>
      setProblems((known) => withoutProblem(known, field)),
    refusal,
    failed,
    closeFailed: () => setFailed(undefined),
  };
}

/** What keeps this step from going on; undefined if nothing does. */
function check(form: ResponseForm, draft: ResponseDraft, step: ResponseStep): Problems | undefined {
  const resume = chosenResume(form, draft) ? undefined : noResume(form);
  const isLong = countChars(draft.letter.trim()) > LONGEST_LETTER;
  const letter = isLong ? m.error_too_long({ max: LONGEST_LETTER }) : undefined;
  // Answers that are not asked for yet are not missing.
  const answers = step === 'questions' ? answerProblems(form.questions, draft.answers) : new Map();
  return resume || letter || answers.size > 0 ? { resume, letter, answers } : undefined;
}

function noResume({ resumes }: ResponseForm): string {
  return resumes.some(canBeSent) ? m.response_resume_choose() : m.response_resume_none_fits();
}

export function bodyOf(form: ResponseForm, draft: ResponseDraft): ResponseIn {
  const letter = draft.letter.trim();
  return {
    resume_id: chosenResume(form, draft)?.id ?? null,
    letter: letter || null,
    answers: answersBody(form.questions, draft.answers),
  };
}

/** Errors of the server at their places; undefined if one of them has no place here. */
function placed(errors: FieldErrors): Problems | undefined {
  const found: Problems & { answers: Map<number, string> } = { answers: new Map() };
  const entries = Object.entries(errors);
  for (const [path, [text = m.error_unknown()]] of entries) {
    const question = ANSWER.exec(path)?.[1];
    if (path === 'resume_id') found.resume = text;
    else if (path === 'letter') found.letter = text;
    else if (question !== undefined) found.answers.set(Number(question), text);
    else return undefined;
  }
  return entries.length > 0 ? found : undefined;
}

function withoutProblem(problems: Problems, field: 'resume' | 'letter' | number): Problems {
  if (typeof field !== 'number') return { ...problems, [field]: undefined };
  const answers = new Map(problems.answers);
  answers.delete(field);
  return { ...problems, answers };
}
