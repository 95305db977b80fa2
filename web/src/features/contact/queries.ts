import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Letter = components['schemas']['ContactIn'];
export type ContactTopic = components['schemas']['ContactTopic'];

/** Idempotent: a retry with the same key and letter creates no second letter. */
export async function sendLetter(letter: Letter, key: string): Promise<void> {
  await api.POST('/api/v1/contact', { body: letter, headers: { 'Idempotency-Key': key } });
}
