import { useState } from 'react';
import { ApiError } from '@/api/errors';
import type { DraftSync } from '@/forms/editor/draft-sync';
import type { FormState } from '@/forms/editor/use-form-state';
import { failureLine } from '@/forms/failure';
import type { OwnResume, Step } from '@/forms/resume/contract';
import { FIELD_NAMES, type ResumeForm } from '@/forms/resume/form';
import { useAction } from '@/forms/use-action';
import { m } from '@/paraglide/messages';
import { publishResume } from './queries';

export type Outcome =
  | { kind: 'done'; resume: OwnResume }
  | { kind: 'failed'; text: string }
  | { kind: 'limit'; limit: number };

interface Publish {
  editor: FormState<ResumeForm>;
  sync: DraftSync<ResumeForm, Step>;
  step: Step;
  /** Called with the paths of wrong answers; the first of them has to be shown. */
  onRefused: (paths: readonly string[]) => void;
}

/** Checks everything, saves what is not saved yet, and publishes exactly that revision. */
export function usePublish({ editor, sync, step, onRefused }: Publish) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Whether the server has a form without errors; otherwise the person has been told why not. */
  const save = async (): Promise<boolean> => {
    setOutcome(null);
    const wrong = Object.keys(editor.check(FIELD_NAMES));
    if (wrong.length > 0) {
      onRefused(wrong);
      return false;
    }
    sync.change(editor.latest.current, step);
    await sync.flush();
    const { save, clashes } = sync.snapshot();
    // The dialog of conflicts, or the errors at the fields, are on the screen already.
    if (clashes.length > 0 || save.kind === 'refused') return false;
    if (sync.isSaved()) return true;
    const text = save.kind === 'local' && save.why ? save.why : m.resume_form_publish_offline();
    setOutcome({ kind: 'failed', text });
    return false;
  };

  const attempt = async () => {
    if (!(await save())) {
      if (!navigator.onLine) throw new ApiError({ code: 'network', status: 0 });
      return;
    }
    const base = await sync.stop();
    if (!base) return;
    try {
      const resume = await publishResume(base);
      sync.forget();
      setOutcome({ kind: 'done', resume });
    } catch (failure) {
      const refused = failure instanceof ApiError ? Object.keys(failure.errors) : [];
      if (failure instanceof ApiError && refused.length > 0) {
        editor.refuse(failure.errors);
        onRefused(refused);
      } else if (!sync.join(failure)) setOutcome(outcomeOf(failure));
      sync.resume();
    }
  };
  const publish = useAction(attempt, {
    onWait: (problem) => setOutcome({ kind: 'failed', text: failureLine(problem) }),
  });
  const close = () => {
    publish.forget();
    setOutcome(null);
  };

  return { outcome, busy: publish.busy, publish: publish.run, save, close };
}

/** Maps an error to an outcome; any unknown error is a failure that can be retried. */
export function outcomeOf(failure: unknown): Outcome {
  if (failure instanceof ApiError && failure.code === 'too_many_active') {
    const { limit } = failure.answer;
    if (typeof limit === 'number') return { kind: 'limit', limit };
  }
  return { kind: 'failed', text: failureLine(failure) };
}
