/** Applications for tests; the argument overrides single fields. */
import { vacancy } from '@/api/testing';
import type { MyApplication, ResponseForm } from './wire';

export const NOW = Date.parse('2026-11-17T08:00:00Z');

export function application(over: Partial<MyApplication> = {}): MyApplication {
  return {
    id: 'a1',
    source: 'response',
    status: 'waiting',
    turn: 'company',
    vacancy: {
      slug: 'cook-abc123',
      title: 'Cook',
      is_open: true,
      location_name: 'Samarkand',
    },
    customer: vacancy().customer,
    ended_by: null,
    reason: null,
    message: null,
    created_at: '2026-11-12T04:40:00Z',
    viewed_at: null,
    status_at: '2026-11-12T04:40:00Z',
    accepted_at: null,
    closes_on: '2026-12-12',
    answer_due_on: null,
    usual_hours: null,
    undo_until: null,
    interview: null,
    actions: ['withdraw'],
    ...over,
  };
}

export function responseForm(over: Partial<ResponseForm> = {}): ResponseForm {
  return {
    vacancy: vacancy(),
    resume_required: true,
    required_question: false,
    questions: [],
    resumes: [
      {
        id: 'r1',
        slug: 'cook-1',
        position: 'Cook',
        completeness: 86,
        updated_at: '2026-11-01T09:00:00Z',
        is_fitting: true,
        matches: ['sphere', 'place'],
        problem: null,
        is_chosen: true,
      },
      {
        id: 'r2',
        slug: 'baker-1',
        position: 'Baker',
        completeness: 64,
        updated_at: '2026-11-01T09:00:00Z',
        is_fitting: false,
        matches: [],
        problem: 'incomplete',
        is_chosen: false,
      },
    ],
    drafts: 0,
    needed_percent: 70,
    answers: { promise_days: 3, share: 92, median_hours: 48, upheld_complaints: 0 },
    closes_on: '2026-12-17',
    application: null,
    is_own: false,
    ...over,
  };
}
