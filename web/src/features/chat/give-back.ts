import { ApiError } from '@/api/errors';
import { returnAttached } from './attached';
import { returnToDraft } from './drafts';
import type { Unsent } from './outbox';

/** Text and file of a message return to where they were written. A file that the server no longer has does not. */
export function giveBack(
  account: string,
  chat: string,
  { text, file }: Unsent,
  problem?: unknown,
): void {
  if (text) returnToDraft(account, chat, text);
  const isGone = problem instanceof ApiError && problem.code === 'file_gone';
  if (file && !isGone) returnAttached(account, chat, file);
}
