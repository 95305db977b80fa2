/** Calls that change a conversation. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import type { ChatMessage, ChatView } from './wire';

const ofOne = (id: string) => ({ path: { id } });

async function messageOf(answer: Promise<{ data?: { data: unknown } }>): Promise<ChatMessage> {
  return (await bodyOf(answer)).data as ChatMessage;
}

type SendIn = components['schemas']['ChatMessageIn'];

/** A repeat with the same `client_id` is the same message. */
export const sendMessage = (id: string, body: SendIn) =>
  messageOf(api.POST('/api/v1/chats/{id}/messages', { params: ofOne(id), body }));

export const editMessage = (id: string, seq: number, text: string) =>
  messageOf(
    api.POST('/api/v1/chats/{id}/messages/{seq}/update', {
      params: { path: { id, seq } },
      body: { text },
    }),
  );

export const deleteMessage = (id: string, seq: number) =>
  messageOf(
    api.POST('/api/v1/chats/{id}/messages/{seq}/destroy', { params: { path: { id, seq } } }),
  );

export const readUpTo = (id: string, seq: number): Promise<unknown> =>
  bodyOf(api.POST('/api/v1/chats/{id}/read', { params: ofOne(id), body: { seq } }));

/** Moderators get what the other side has written. */
export const reportChat = (id: string, body: components['schemas']['ComplaintIn']) =>
  bodyOf(api.POST('/api/v1/chats/{id}/report', { params: ofOne(id), body }));

export async function setBlocked(id: string, isBlocked: boolean): Promise<ChatView> {
  const body = { is_blocked: isBlocked };
  const call = api.POST('/api/v1/chats/{id}/block', { params: ofOne(id), body });
  return (await bodyOf(call)).data as ChatView;
}
