/** Calls that change templates of messages. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { MessageTemplateIn } from '@/forms/templates/wire';

const ofOne = (id: string) => ({ path: { id } });

/** A repeated call with the same key makes no second template. */
export const createTemplate = (body: MessageTemplateIn, key: string) =>
  bodyOf(api.POST('/api/v1/message-templates', { body, headers: { 'Idempotency-Key': key } }));

export const updateTemplate = (id: string, body: MessageTemplateIn) =>
  bodyOf(api.POST('/api/v1/message-templates/{id}/update', { params: ofOne(id), body }));

export const removeTemplate = (id: string) =>
  bodyOf(api.POST('/api/v1/message-templates/{id}/remove', { params: ofOne(id) }));
