/** Conversations for tests, and a server that keeps one in memory. The last argument overrides single fields. */
import type { ChatCard, ChatMessage, ChatView } from './wire';

export const NOW = new Date('2026-11-17T08:20:00Z');

export function chatCard(id: string, over: Partial<ChatCard> = {}): ChatCard {
  return {
    id,
    name: 'Chorsu Lizing',
    picture: null,
    title: 'Accountant',
    status: 'offer',
    stage: null,
    unread: 0,
    last: {
      side: 'customer',
      is_mine: false,
      text: 'Can you come on Thursday?',
      file_name: null,
      file_kind: null,
      is_deleted: false,
      at: '2026-11-17T06:52:00Z',
    },
    ...over,
  };
}

/** As a candidate sees it. */
export function chatView(over: Partial<ChatView> = {}): ChatView {
  return {
    id: 'a1',
    side: 'candidate',
    name: 'Chorsu Lizing',
    locale: null,
    person: 'Jasur Toʻraqulov',
    picture: null,
    vacancy: {
      slug: 'accountant-abc123',
      title: 'Accountant',
      location_name: 'Tashkent',
      is_open: true,
    },
    status: 'offer',
    stage: null,
    resume_id: 'r1',
    interview: null,
    writing: 'allowed',
    contacts_allowed: true,
    read_by_me: 0,
    read_by_them: 0,
    last_seq: 0,
    is_blocked_by_me: false,
    ...over,
  };
}

/** A message of the company. */
export function theirs(seq: number, text: string, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    seq,
    client_id: `c${seq}`,
    side: 'customer',
    is_mine: false,
    author: 'Jasur Toʻraqulov',
    text,
    at: `2026-11-17T06:${String(seq % 60).padStart(2, '0')}:00Z`,
    edited_at: null,
    is_deleted: false,
    file: null,
    warnings: [],
    can_edit: false,
    can_delete: false,
    ...over,
  };
}

/** A message of the candidate. */
export function mine(seq: number, text: string, over: Partial<ChatMessage> = {}): ChatMessage {
  return theirs(seq, text, { side: 'candidate', is_mine: true, author: null, ...over });
}
