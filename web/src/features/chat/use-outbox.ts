import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { failureLine } from '@/forms/failure';
import { sendMessage } from './calls';
import { giveBack } from './give-back';
import { makeOutbox, type Outbox, type Queue } from './outbox';
import { placeMessage, refreshAround } from './queries';

let running: { account: string; queryClient: QueryClient; outbox: Outbox } | undefined;

/** One for each account. It goes on while other pages are shown. */
export function outboxOf(queryClient: QueryClient, account: string): Outbox {
  if (running?.account === account && running.queryClient === queryClient) return running.outbox;
  running?.outbox.stop();
  const outbox = makeOutbox(account, {
    send: async (chat, { client_id, text, file }) => {
      const message = await sendMessage(chat, {
        client_id,
        text: text || undefined,
        file: file?.id,
      });
      placeMessage(queryClient, account, chat, message);
    },
    giveBack: (chat, unsent, problem) => {
      giveBack(account, chat, unsent, problem);
      // It may be closed by now, or wait for an answer.
      refreshAround(queryClient, account, chat);
      return failureLine(problem);
    },
  });
  running = { account, queryClient, outbox };
  return outbox;
}

export function useOutbox(account: string): Outbox {
  return outboxOf(useQueryClient(), account);
}

export function useQueue(outbox: Outbox, chat: string): Queue {
  return useSyncExternalStore(outbox.subscribe, () => outbox.queueOf(chat));
}

/** What waits goes when the page of conversations is opened. */
export function useSendWaiting(account: string): void {
  const outbox = useOutbox(account);
  useEffect(() => outbox.retryAll(), [outbox]);
}

/** For tests. */
export function stopOutbox(): void {
  running?.outbox.stop();
  running = undefined;
}
