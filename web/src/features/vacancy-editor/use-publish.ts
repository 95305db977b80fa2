import { useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import type { DraftSync } from '@/forms/editor/draft-sync';
import { failureLine } from '@/forms/failure';
import { forgetKey, keyFor } from '@/forms/send-once';
import { useAction } from '@/forms/use-action';
import type { StepName } from '@/forms/vacancy/fields';
import { isSame, toWire, type VacancyForm } from '@/forms/vacancy/form';
import type { Published, VacancyIn } from './contract';
import type { VacancyEditor } from './editor-context';
import { createVacancy, discardDraft } from './queries';

const KIND = 'vacancy';

export interface Duplicate {
  slug: string;
  title: string;
}

export type Outcome =
  | { kind: 'done'; answer: Published }
  | { kind: 'failed'; text: string }
  | { kind: 'duplicates'; duplicates: Duplicate[] }
  | { kind: 'limit'; limit: number };

interface Publish {
  editor: VacancyEditor;
  sync: DraftSync<VacancyForm, StepName>;
  /** Called with the rejected fields; the first of them has to be shown. */
  onRefused: (paths: readonly string[]) => void;
}

/**
 * Publishing. A repeat after a lost answer sends the very same bytes with the same key, so that it can never make a
 * second vacancy (decisions G11).
 */
export function usePublish({ editor, sync, onRefused }: Publish) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const last = useRef<VacancyIn | null>(null);

  const attempt = async (ignoreDuplicates: boolean = false) => {
    setOutcome(null);
    const draft_id = (await sync.stop())?.id;
    const content = {
      ...toWire(editor.latest.current),
      ...(ignoreDuplicates && { ignore_duplicates: true }),
    };
    const { draft_id: _, ...before } = last.current ?? {};
    const body =
      last.current && isSame(before, content)
        ? last.current
        : { ...content, draft_id: draft_id ?? null };
    last.current = body;
    try {
      const answer = await createVacancy(body, keyFor(KIND, body));
      forgetKey(KIND);
      sync.forget();
      // After a lost response the text may have been saved as another draft meanwhile; it is no longer needed.
      if (draft_id && draft_id !== body.draft_id)
        await discardDraft(draft_id).catch(() => undefined);
      setOutcome({ kind: 'done', answer });
    } catch (failure) {
      const refused = failure instanceof ApiError ? Object.keys(failure.errors) : [];
      if (failure instanceof ApiError && refused.length > 0) {
        sync.resume();
        editor.refuse(failure.errors);
        onRefused(refused);
      } else {
        setOutcome(outcomeOf(failure));
        throw failure;
      }
    }
  };
  const { run, busy, forget } = useAction(attempt, {
    isRepeatable: true,
    onWait: (problem) => setOutcome(outcomeOf(problem)),
  });
  const close = () => {
    forget();
    setOutcome(null);
    // Not earlier: while it is unknown whether the vacancy exists, its draft must not be saved again.
    sync.resume();
  };

  return { outcome, busy, publish: run, close };
}

/** Maps an error to an outcome; any unknown error is a failure that can be retried. */
export function outcomeOf(failure: unknown): Outcome {
  if (failure instanceof ApiError) {
    const { duplicates, limit } = failure.answer;
    if (failure.code === 'duplicate' && Array.isArray(duplicates)) {
      return { kind: 'duplicates', duplicates };
    }
    if (failure.code === 'limit_exceeded' && typeof limit === 'number') {
      return { kind: 'limit', limit };
    }
  }
  return { kind: 'failed', text: failureLine(failure) };
}
