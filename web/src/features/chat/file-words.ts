import { m } from '@/paraglide/messages';
import type { ChatFile } from './wire';

/** A file where only words fit: a photo has no name that says anything. */
export function fileWords(file: Pick<ChatFile, 'name' | 'kind'> | null): string {
  if (!file) return '';
  return file.kind === 'picture' ? m.chat_picture() : file.name;
}
