import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type Letter = components['schemas']['ContactIn'];
export type ContactTopic = components['schemas']['ContactTopic'];

/** A repeat with the same key and letter is answered without a second letter. */
export async function sendLetter(letter: Letter, key: string): Promise<void> {
  await api.POST('/api/v1/contact', { body: letter, headers: { 'Idempotency-Key': key } });
}
