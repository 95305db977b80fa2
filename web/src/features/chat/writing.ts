import { m } from '@/paraglide/messages';
import type { ChatWriting } from './wire';

/** Why nothing can be written now. */
export const WHY_NOT: Readonly<Record<Exclude<ChatWriting, 'allowed'>, () => string>> = {
  viewer: m.chat_why_viewer,
  not_yet: m.chat_why_not_yet,
  in_a_row: m.chat_why_in_a_row,
  withdrawn: m.chat_why_withdrawn,
  vacancy_deleted: m.chat_why_vacancy_deleted,
  closed: m.chat_why_closed_by_moderators,
  blocked_by_you: m.chat_why_blocked_by_you,
  blocked: m.chat_why_closed,
};
