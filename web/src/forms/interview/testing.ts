/** Interviews for tests; the argument overrides single fields. */
import type { InterviewView } from './wire';

/** The candidate, as the company sees him. */
export function person(name: string, resume_id: string) {
  return { name, position: 'Cook', resume_id, locale: 'uz' as const };
}

export function interview(over: Partial<InterviewView> = {}): InterviewView {
  return {
    id: 'i1',
    application_id: 'a1',
    vacancy: { slug: 'cook-abc123', title: 'Cook' },
    company: { name: 'Adras', slug: 'adras' },
    candidate: person('Malika Yusupova', 'r1'),
    kind: 'office',
    place: 'Bobur street 12',
    link: null,
    duration_minutes: 30,
    interviewers: [{ user_id: 'u1', name: 'Nigora Karimova' }],
    note: null,
    slots: [],
    start_at: '2026-11-18T06:00:00Z',
    status: 'marked',
    is_confirmed: false,
    asks_other: false,
    ask_text: null,
    cancelled_by: null,
    cancel_text: null,
    sequence: 0,
    created_at: '2026-11-16T06:00:00Z',
    updated_at: '2026-11-16T06:00:00Z',
    actions: ['move', 'cancel'],
    ...over,
  };
}

/** Times to choose from, nothing chosen yet. */
export function offered(over: Partial<InterviewView> = {}): InterviewView {
  return interview({
    id: 'i2',
    status: 'offered',
    start_at: null,
    slots: [
      { id: 's1', start_at: '2026-11-18T06:00:00Z' },
      { id: 's2', start_at: '2026-11-19T04:30:00Z' },
      { id: 's3', start_at: '2026-11-20T10:00:00Z' },
    ],
    ...over,
  });
}
