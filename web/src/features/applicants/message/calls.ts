/** Calls of writing to many candidates at once. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import { forgetKey, keyFor } from '@/forms/send-once';
import type { MessageTexts } from './texts';
import type { MessagesSent, MessageTo, WritingOf } from './wire';

/** To whom of them one can write now. It changes with every message of either side. */
export const writingQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['chat-writing', ids],
    meta: live('chat'),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const params = { query: { ids: ids.join(',') } };
      return (await bodyOf(api.GET('/api/v1/chats/writing', { params, signal }))) as {
        data: WritingOf[];
        left: number;
      };
    },
  });

const KIND = 'messages';

/** The same texts to the same people keep their key through retries, reloads and other tabs, so each arrives once. */
export async function sendMessages(
  texts: MessageTexts,
  messages: readonly MessageTo[],
): Promise<MessagesSent> {
  const client_id = keyFor(KIND, { texts, ids: messages.map(({ id }) => id) });
  const body = { client_id, messages: [...messages] };
  const sent = await bodyOf(api.POST('/api/v1/chats/messages', { body }));
  forgetKey(KIND);
  return sent;
}
