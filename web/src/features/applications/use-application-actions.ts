import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { sendPatiently } from '@/forms/send-patiently';
import { useAction } from '@/forms/use-action';
import { useOutlived } from '@/forms/use-outlived';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { act, type Deed, keepApplication, refetchApplications } from './calls';
import type { CandidateAction, MyApplication } from './wire';

const DONE: Record<CandidateAction, () => string> = {
  accept: m.applications_accepted,
  decline: m.applications_declined,
  withdraw: m.applications_withdrawn,
  undo: m.applications_restored,
  quit: m.applications_quit_done,
};

export type Changed = (application: MyApplication) => void;

/** What a candidate does with an application. `asked` is the action that waits for a confirmation. */
export function useApplicationActions({ id }: MyApplication, onChanged?: Changed) {
  const queryClient = useQueryClient();
  const tell = useOutlived();
  const [asked, setAsked] = useState<CandidateAction | null>(null);
  const [under, setUnder] = useState<CandidateAction | null>(null);

  const settle = async (next: MyApplication) => {
    keepApplication(queryClient, next);
    onChanged?.(next);
    await refetchApplications(queryClient);
  };
  /** From the toast, where the page may be gone already. */
  const undo = async () => {
    try {
      await settle(await sendPatiently(() => act(id, { action: 'undo' })));
      toast.success(m.applications_restored());
    } catch (problem) {
      toast.error(errorText(problem));
    }
  };

  const { run, busy, error, forget } = useAction(async (deed: Deed) => {
    const { action } = deed;
    setUnder(action);
    try {
      const next = await act(id, deed);
      setAsked(null);
      const restore = { label: m.applications_restore(), onPress: () => void undo() };
      toast.success(DONE[action](), action === 'withdraw' ? restore : undefined);
      await settle(next);
    } catch (failure) {
      // The company was faster: the page shows what has changed, beside the message.
      if (failure instanceof ApiError && failure.status === 409) {
        void tell(failure, refetchApplications(queryClient));
      }
      throw failure;
    }
  });
  return {
    id,
    /** Resolves to whether it is done. */
    run: (deed: Deed) => run(deed),
    /** The action that is being sent. */
    busy: busy ? under : null,
    error,
    asked,
    ask: (action: CandidateAction) => {
      forget();
      setAsked(action);
    },
    stopAsking: () => {
      // What has been sent can no longer be dismissed.
      if (busy) return;
      forget();
      setAsked(null);
    },
  };
}
