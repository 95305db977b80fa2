import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { forgetText } from '@/forms/kept-text';
import { useAction } from '@/forms/use-action';
import { useOutlived } from '@/forms/use-outlived';
import { saveFile } from '@/lib/save-file';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { act, type Deed, loadCalendar } from './calls';
import { interviewQuery, refreshInterviews } from './queries';
import type { InterviewView } from './wire';
import { shortWhen } from './words';

/** What is asked before it is done. */
export type Question = 'cancel' | 'ask_other' | 'decline';

/** Where the words of a question are kept while they are written. */
export const wordsName = (question: Deed['kind'], id: string) => `interview:${question}:${id}`;

/** Everything that either side does with an interview, but setting and moving it. */
export function useInterviewActions({ id, candidate }: Pick<InterviewView, 'id' | 'candidate'>) {
  const queryClient = useQueryClient();
  const tell = useOutlived();
  const [asked, setAsked] = useState<Question | null>(null);
  const [under, setUnder] = useState<Deed['kind'] | null>(null);
  const { run, busy, error, forget } = useAction(async (deed: Deed) => {
    setUnder(deed.kind);
    try {
      const next = await act(id, deed);
      forgetText(wordsName(deed.kind, id));
      setAsked(null);
      toast.success(doneText(deed, next, candidate?.name ?? ''));
      queryClient.setQueryData(interviewQuery(id).queryKey, next);
      await refreshInterviews(queryClient);
    } catch (failure) {
      // The other side was faster: the page shows what has changed, beside the message.
      if (failure instanceof ApiError && failure.status === 409) {
        void tell(failure, refreshInterviews(queryClient));
      }
      throw failure;
    }
  });
  return {
    id,
    /** Resolves to whether it is done. */
    run: (deed: Deed) => run(deed),
    /** What is being sent. */
    busy: busy ? under : null,
    error,
    /** What waits for the network is not sent. */
    forget,
    asked,
    ask: (question: Question) => {
      forget();
      setAsked(question);
    },
    stopAsking: () => {
      // What has been sent can no longer be dismissed.
      if (busy) return;
      forget();
      setAsked(null);
    },
  };
}

export type InterviewActions = ReturnType<typeof useInterviewActions>;

function doneText(deed: Deed, next: InterviewView, name: string): string {
  switch (deed.kind) {
    case 'came':
      return m.interviews_came_saved({ name });
    case 'did_not_come':
      return m.interviews_did_not_come_saved({ name });
    case 'cancel':
      return m.interviews_cancelled();
    case 'pick':
      return m.interviews_picked({ time: next.start_at ? shortWhen(next.start_at) : '' });
    case 'confirm':
      return m.interviews_confirmed();
    case 'ask_other':
      return m.interviews_other_sent();
    case 'decline':
      return m.interviews_declined();
  }
}

/** Offers the interview as a file; a failure is told where nothing else is open. */
export async function saveCalendar(id: string): Promise<void> {
  try {
    saveFile(await loadCalendar(id), 'ishbor-interview.ics');
  } catch {
    toast.error(m.interviews_ics_failed());
  }
}
