import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureLine } from '@/forms/failure';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { isComplete, type Sight, sightOf } from './model';
import { keepResume, ownResumeQuery, saveSight } from './queries';
import type { OwnResume } from './wire';

/**
 * Who sees a resume. A change is shown at once, saved, and can be undone; a refused one is taken back. While a save is
 * under way only the newest choice waits, so the last one wins.
 */
export function useSight(resume: OwnResume) {
  const { id } = resume;
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Sight | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const waiting = useRef<Sight | null>(null);
  const isSending = useRef(false);

  const change = async (next: Sight): Promise<void> => {
    setFailure(null);
    setDraft(next);
    // A list without companies is only the beginning of a choice.
    if (!isComplete(next)) return;
    waiting.current = next;
    if (isSending.current) return;
    isSending.current = true;
    // From the cache: the toast of an earlier change may call this long after it was rendered.
    const before = queryClient.getQueryData(ownResumeQuery(id).queryKey) ?? resume;
    try {
      while (waiting.current) {
        const sent: Sight = waiting.current;
        waiting.current = null;
        const saved = await saveSight(id, sent);
        await keepResume(queryClient, saved);
        setDraft((shown) => (shown === sent ? null : shown));
      }
      const undo = () => void change(sightOf(before));
      toast.success(m.my_resumes_saved(), { label: m.my_resumes_undo(), onPress: undo });
    } catch (problem) {
      waiting.current = null;
      setDraft(null);
      setFailure(problem);
    } finally {
      isSending.current = false;
    }
  };

  return {
    sight: draft ?? sightOf(resume),
    change,
    error: failure === null ? undefined : failureLine(failure),
  };
}
