import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '@/api/errors';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { toast } from '@/ui/toast-store';
import { forgetDecided, undoApproval } from './calls';
import type { QueueFilter } from './queue-filter';

/** An approval that the server still holds. It publishes it by itself when the time is over. */
interface Held {
  revision: string;
  title: string;
  /** On the clock of this device. */
  until: number;
}

const SECOND = 1000;
const KEPT = 'moderation-held';
/** Survives a reload, so that the way back is still offered then. */
let last: Held | undefined = kept();

function kept(): Held | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(held: Held | undefined) {
  last = held;
  try {
    if (held) sessionStorage.setItem(KEPT, JSON.stringify(held));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without storage the way back ends with the page.
  }
}

/** What the moderator has approved last, while it can be taken back. */
export function lastHeld(now = Date.now()): Held | undefined {
  return last && last.until > now ? last : undefined;
}

/** Offers the way back from an approval for as long as the server holds it. */
export function useUndo(filter: QueueFilter) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const undo = async ({ revision }: Held) => {
    if (last?.revision === revision) keep(undefined);
    await takeBack(queryClient, revision);
    await navigate({
      to: '/admin/moderation/$revision',
      params: { revision },
      search: filter,
    });
  };
  const tell = (held: Held) =>
    toast.success(
      m.moderation_approved({ title: held.title }),
      { label: m.moderation_undo(), onPress: () => void undo(held) },
      held.until - Date.now(),
    );
  return {
    offer: (revision: string, title: string, seconds: number) => {
      const held = { revision, title, until: Date.now() + seconds * SECOND };
      keep(held);
      tell(held);
    },
    /** Undoes the last approval, if its time is not over. */
    undoLast: () => {
      const held = lastHeld();
      if (held) void undo(held);
    },
    tell,
  };
}

/** After a reload the last approval is told once more, for the rest of its time. */
export function useKeptUndo({ tell }: ReturnType<typeof useUndo>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first page of the console is shown
  useEffect(() => {
    const held = lastHeld();
    if (held && isFresh) tell(held);
    isFresh = false;
  }, []);
}
let isFresh = true;

/** Says so when it was too late. */
export async function takeBack(queryClient: QueryClient, revision: string): Promise<void> {
  try {
    await undoApproval(revision);
    toast.info(m.moderation_undone());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'undo_over') toast.info(errorText(error));
    else toast.error(errorText(error));
  }
  await forgetDecided(queryClient);
}
