import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '@/api/errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { forgetDecided, queueQuery, revisionQuery } from './calls';
import type { QueueFilter } from './queue-filter';
import { neighbours } from './queue-order';

/** Moves through the queue: on request, and automatically after a decision. */
export function useQueueWalk(revision: string, filter: QueueFilter) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { data: queue } = useQuery(queueQuery(filter));
  const ids = (queue?.data ?? []).map(({ revision_id }) => revision_id);
  const { next, previous } = neighbours(ids, revision);

  useEffect(() => {
    // The next text is prefetched, so that it is shown at once.
    if (next) void queryClient.prefetchQuery(revisionQuery(next));
  }, [next, queryClient]);

  const toQueue = () => navigate({ to: '/admin/moderation', search: filter });
  // `replace`, so that Back leads to the queue and not through every decided text.
  const show = (id: string) =>
    navigate({
      to: '/admin/moderation/$revision',
      params: { revision: id },
      search: filter,
      replace: true,
    });
  const goOn = async () => {
    const following = next ?? (await firstOther());
    await (following ? show(following) : toQueue());
    await forgetDecided(queryClient);
  };
  /** The end of the current page may not be the end of the queue. */
  const firstOther = async () => {
    try {
      const { data } = await queryClient.fetchQuery({
        ...queueQuery({ ...filter, page: undefined }),
        staleTime: 0,
      });
      return data.map(({ revision_id }) => revision_id).find((id) => id !== revision);
    } catch {
      // The queue page shows the error and offers a retry.
      return undefined;
    }
  };
  return { next, previous, show, toQueue, goOn };
}

/** Runs a decision and tells what it did. If another moderator was faster, shows who it was. */
export async function settle(decision: () => Promise<string | undefined>): Promise<void> {
  try {
    const done = await decision();
    if (done) toast.success(done);
  } catch (error) {
    const words = fasterText(error);
    if (words === undefined) throw error;
    toast.info(words);
  }
}

/** What happened to the text in the meantime; undefined when the decision failed for another reason. */
export function fasterText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'superseded') return m.moderation_superseded();
  if (error.code !== 'already_decided') return undefined;
  const { state, decided_by: name } = error.answer;
  if (typeof name !== 'string') return errorText(error);
  return state === 'approved'
    ? m.moderation_faster_approved({ name })
    : m.moderation_faster_rejected({ name });
}
