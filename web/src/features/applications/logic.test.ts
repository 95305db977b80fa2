import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { lengthText, nextStep } from './next-step';
import { application, NOW } from './sample';
import { statusOf } from './status';
import { threadOf } from './thread';
import type { ApplicationEvent, MyApplication } from './wire';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

/** The whole text, with ordinary spaces. */
const told = (over: Partial<MyApplication>) => {
  const { lead, more } = nextStep(application(over), NOW);
  return [lead, ...more].join(' ').replaceAll('\u00a0', ' ');
};
const meeting = (over: Partial<NonNullable<MyApplication['interview']>>) => ({
  id: 'i1',
  start_at: null,
  duration_minutes: 30,
  status: 'marked' as const,
  is_confirmed: false,
  asks_other: false,
  slots: 0,
  actions: [],
  ...over,
});
const VIEWED = { viewed_at: '2026-11-16T05:15:00Z' };

it.each([
  [{}, 'Not read yet. If there is no answer by 12 December, we close it ourselves and tell you.'],
  [
    { ...VIEWED, usual_hours: 70, closes_on: null },
    'Read yesterday. Usually answers within 3 days.',
  ],
  [
    { answer_due_on: '2026-11-20', closes_on: null },
    'Not read yet. They promised an answer by 20 November.',
  ],
  [
    { answer_due_on: '2026-11-15', closes_on: null },
    'Not read yet. They had promised an answer by 15 November.',
  ],
  [
    { status: 'offer', turn: 'me' },
    'The company invites you and waits for your answer. Answer by 12 December.',
  ],
  [
    { status: 'offer', turn: 'me', source: 'invitation', closes_on: null },
    'The company found your resume and invites you.',
  ],
  [
    { status: 'offer', accepted_at: '2026-11-16T05:00:00Z', closes_on: null },
    'You accepted the invitation. The company gets in touch with you now.',
  ],
  [
    { status: 'offer', interview: meeting({ start_at: '2026-11-18T09:30:00Z' }) },
    'Tomorrow, 14:30: interview. Confirm that you will come.',
  ],
  [
    {
      status: 'offer',
      interview: meeting({ start_at: '2026-11-18T09:30:00Z', is_confirmed: true }),
    },
    'Tomorrow, 14:30: interview. You confirmed that you will come.',
  ],
  [
    { status: 'offer', interview: meeting({ status: 'offered', slots: 3 }) },
    'The company offers 3 times for an interview. Choose one.',
  ],
  [
    { status: 'offer', interview: meeting({ status: 'offered', slots: 3, asks_other: true }) },
    'You asked for another time. The company offers a new one.',
  ],
  [
    { status: 'offer', interview: meeting({ start_at: '2026-11-16T09:30:00Z' }) },
    'The interview is over. The company decides now.',
  ],
  [
    { status: 'offer', turn: 'me', closes_on: null, interview: meeting({ status: 'cancelled' }) },
    'The company invites you and waits for your answer.',
  ],
  [{ status: 'approve', turn: 'over' }, 'You are hired. Congratulations!'],
  [
    { status: 'reject', ended_by: 'customer', reason: 'position_filled' },
    'The position has been filled. It is not about you.',
  ],
  [
    { status: 'reject', ended_by: 'customer', reason: 'other' },
    'This time they chose somebody else. They thank you for your time.',
  ],
  [
    { status: 'reject', ended_by: 'system', reason: 'no_answer' },
    'There was no answer for 30 days. It is noted in the company’s answer record.',
  ],
  [
    {
      status: 'reject',
      ended_by: 'candidate',
      reason: 'withdrawn',
      undo_until: '2026-11-17T09:05:00Z',
    },
    'You withdrew the application. You can restore it until today, 14:05.',
  ],
  [
    {
      status: 'reject',
      ended_by: 'candidate',
      reason: 'withdrawn',
      undo_until: '2026-11-17T07:05:00Z',
    },
    'You withdrew the application.',
  ],
] as [Partial<MyApplication>, string][])('tells what happens next: %j', (over, text) => {
  expect(told(over)).toBe(text);
});

it('counts below a day in hours', () => {
  expect([1, 23, 24, 53].map(lengthText)).toEqual(['1 hour', '23 hours', '1 day', '2 days']);
});

it.each([
  [{}, 'waiting', 'Waiting'],
  [{ status: 'offer', accepted_at: '2026-11-16T05:00:00Z' }, 'active', 'Invitation accepted'],
  [{ status: 'reject', ended_by: 'customer', reason: 'other' }, 'refused', 'Refused'],
  [{ status: 'reject', ended_by: 'system', reason: 'no_answer' }, 'quiet', 'No answer'],
  [{ status: 'reject', ended_by: 'candidate', reason: 'withdrawn' }, 'quiet', 'Withdrawn'],
] as [Partial<MyApplication>, string, string][])('names the status of %j', (over, tone, text) => {
  expect(statusOf(application(over))).toEqual({ tone, text });
});

const thread = (over: Partial<MyApplication>, events: ApplicationEvent['kind'][] = []) =>
  threadOf(
    application(over),
    events.map((kind) => ({ kind, at: '2026-11-14T05:00:00Z', by: 'customer', text: null })),
  ).map(({ id, state }) => `${id} ${state}`);

it.each([
  [{}, [], ['sent now', 'viewed later', 'offer later', 'result later']],
  [VIEWED, [], ['sent done', 'viewed now', 'offer later', 'result later']],
  [
    { ...VIEWED, status: 'offer' },
    ['sent', 'viewed', 'offered'],
    ['sent done', 'viewed done', 'offer now', 'result later'],
  ],
  [{ status: 'approve' }, [], ['sent done', 'viewed done', 'offer done', 'result now']],
  [{ status: 'approve' }, ['sent', 'viewed', 'hired'], ['sent done', 'viewed done', 'result now']],
  [{ status: 'reject', ended_by: 'customer' }, [], ['sent done', 'end cut']],
  [
    { ...VIEWED, status: 'reject', ended_by: 'customer' },
    ['sent', 'viewed', 'offered', 'rejected'],
    ['sent done', 'viewed done', 'offer done', 'end cut'],
  ],
  [{ source: 'invitation', status: 'offer' }, [], ['offer now', 'answer later', 'result later']],
  [
    { source: 'invitation', status: 'offer', accepted_at: '2026-11-16T05:00:00Z' },
    [],
    ['offer done', 'answer now', 'result later'],
  ],
] as [Partial<MyApplication>, ApplicationEvent['kind'][], string[]][])(
  'draws the thread of %j %j',
  (over, events, steps) => {
    expect(thread(over, events)).toEqual(steps);
  },
);

it('ends the thread of a refusal in red, and of a withdrawal not', () => {
  const end = (over: Partial<MyApplication>) =>
    threadOf(application({ status: 'reject', ...over })).at(-1)?.isRefusal;
  expect(end({ ended_by: 'customer', reason: 'other' })).toBe(true);
  expect(end({ ended_by: 'candidate', reason: 'withdrawn' })).toBe(false);
});
