import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocale } from '@/i18n/locale';
import { cardLine, isAhead, onCard } from './card-line';
import { consequenceText, sendText } from './consequence';
import {
  bodyOf,
  draftKey,
  type InterviewDraft,
  keepDraft,
  patched,
  problemsOf,
  startDraft,
} from './draft';
import { interview, offered } from './testing';
import { clockOf, dayOf, momentAt, mondayOf, spanText, weekOf } from './times';
import {
  besideOf,
  cellState,
  clashesOf,
  firstWeek,
  isOutside,
  lanesOf,
  pressed,
  STARTS,
  spotOf,
} from './week';
import type { Busy } from './wire';
import { candidateStanding, companyStanding, daysText, rangeText, whenText } from './words';

beforeAll(() => {
  startLocale('/en');
});
afterAll(() => {
  startLocale('/');
});

/** Tuesday, 13:20 in Tashkent. */
const NOW = Date.parse('2026-11-17T08:20:00Z');
const AT = momentAt('2026-11-18', 11 * 60);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const busy = (over: Partial<Busy> = {}): Busy => ({
  start_at: '2026-11-18T06:00:00Z',
  end_at: '2026-11-18T06:30:00Z',
  user_id: 'u1',
  name: 'Sardor',
  is_own: true,
  ...over,
});
const chosen = (...times: string[]) => times.map((at) => ({ at, isAccepted: false }));

describe('times', () => {
  it('are those of Tashkent', () => {
    expect(AT).toBe('2026-11-18T06:00:00Z');
    expect(clockOf(AT)).toBe('11:00');
    expect(spanText(AT, 45)).toBe('11:00 – 11:45');
    // Late in the evening of UTC it is tomorrow in Tashkent.
    expect(dayOf('2026-11-17T19:00:00Z')).toBe('2026-11-18');
    expect(momentAt('2026-11-18', 0)).toBe('2026-11-17T19:00:00Z');
  });

  it('stand in weeks from Monday to Sunday', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(weekOf('2026-12-28').at(-1)).toBe('2027-01-03');
  });

  it('are told with their day', () => {
    expect(plain(whenText(AT, NOW))).toBe('Tomorrow, 11:00');
    expect(plain(whenText('2026-11-20T06:00:00Z', NOW))).toBe('20 November, 11:00');
    expect(plain(rangeText('2026-11-16', '2026-11-22'))).toBe('16 – 22 November');
    expect(plain(rangeText('2026-11-30', '2026-12-06'))).toBe('30 November – 6 December');
    expect(plain(daysText(offered().slots))).toBe('18, 19 or 20 November');
  });
});

describe('places of the week', () => {
  const around = { chosen: [], minutes: 30, busy: [], now: NOW };

  it('are half hours from 07:00 to 22:00', () => {
    expect(STARTS).toHaveLength(30);
    expect([STARTS[0], STARTS.at(-1)]).toEqual([7 * 60, 21 * 60 + 30]);
  });

  it.each([
    ['2026-11-17T08:00:00Z', {}, 'past'],
    [AT, {}, 'free'],
    [AT, { chosen: chosen(AT) }, 'chosen'],
    // An hour covers two places.
    ['2026-11-18T06:30:00Z', { chosen: chosen(AT), minutes: 60 }, 'chosen'],
    [AT, { busy: [busy()] }, 'busy'],
    [AT, { busy: [busy({ user_id: null })] }, 'candidate'],
    ['2026-11-18T06:30:00Z', { busy: [busy()] }, 'free'],
  ])('%s is %j: %s', (at, over, state) => {
    expect(cellState(at, { ...around, ...over })).toBe(state);
  });

  it('are added and taken away by a press', () => {
    expect(pressed(AT, around, 10)).toMatchObject({ kind: 'added', chosen: chosen(AT) });
    const two = chosen(AT, '2026-11-19T06:00:00Z');
    expect(pressed(AT, { ...around, chosen: two }, 10)).toMatchObject({
      kind: 'removed',
      chosen: chosen('2026-11-19T06:00:00Z'),
    });
    // The second half of a chosen hour takes the whole hour away.
    const half = '2026-11-18T06:30:00Z';
    expect(pressed(half, { ...around, chosen: two, minutes: 60 }, 10)).toMatchObject({ at: AT });
    expect(pressed('2026-11-17T06:00:00Z', around, 10)).toEqual({ kind: 'refused', why: 'past' });
    expect(pressed(half, { ...around, chosen: two }, 2)).toEqual({ kind: 'refused', why: 'many' });
    const taken = { ...around, busy: [busy({ user_id: null })] };
    expect(pressed(AT, taken, 10)).toEqual({ kind: 'refused', why: 'candidate' });
    // Half an hour before, an hour would run into it.
    const before = momentAt('2026-11-18', 10 * 60 + 30);
    expect(pressed(before, { ...taken, minutes: 60 }, 10).kind).toBe('refused');
    expect(pressed(before, taken, 10).kind).toBe('added');
  });

  it('are walked by arrows as far as the week goes', () => {
    expect(besideOf({ day: 1, minutes: 600 }, 'ArrowDown')).toEqual({ day: 1, minutes: 630 });
    expect(besideOf({ day: 1, minutes: 600 }, 'ArrowLeft')).toEqual({ day: 0, minutes: 600 });
    expect(besideOf({ day: 6, minutes: 600 }, 'ArrowRight')).toBeUndefined();
    expect(besideOf({ day: 1, minutes: 420 }, 'ArrowUp')).toBeUndefined();
    expect(besideOf({ day: 1, minutes: 420 }, 'a')).toBeUndefined();
  });

  it('begin with this week, or the next one when it is over', () => {
    expect(firstWeek(NOW)).toBe('2026-11-16');
    expect(firstWeek(Date.parse('2026-11-21T13:59:00Z'))).toBe('2026-11-16');
    expect(firstWeek(Date.parse('2026-11-21T14:00:00Z'))).toBe('2026-11-23');
    expect(firstWeek(Date.parse('2026-11-22T06:00:00Z'))).toBe('2026-11-23');
  });
});

it('warns outside of the usual hours', () => {
  expect(isOutside(momentAt('2026-11-18', 7 * 60), 30)).toBe(false);
  expect(isOutside(momentAt('2026-11-18', 6 * 60 + 55), 30)).toBe(true);
  expect(isOutside(momentAt('2026-11-18', 21 * 60 + 30), 30)).toBe(false);
  expect(isOutside(momentAt('2026-11-18', 21 * 60 + 30), 45)).toBe(true);
});

it('names everybody who is busy once', () => {
  const rows = [
    busy(),
    busy({ start_at: '2026-11-18T06:15:00Z', end_at: '2026-11-18T07:00:00Z' }),
    busy({ user_id: null, name: null }),
    busy({ user_id: 'u2', name: 'Aziza', start_at: '2026-11-18T07:00:00Z' }),
  ];
  expect(clashesOf(AT, 30, rows)).toEqual([
    { who: 'interviewer', name: 'Sardor' },
    { who: 'candidate', name: null },
  ]);
});

it('draws what is in sight', () => {
  const day = '2026-11-18';
  expect(spotOf(AT, Date.parse('2026-11-18T06:30:00Z'), day)).toEqual({ top: 240, height: 30 });
  const early = spotOf('2026-11-18T01:30:00Z', Date.parse('2026-11-18T02:30:00Z'), day);
  expect(early).toEqual({ top: 0, height: 30 });
  expect(spotOf('2026-11-18T00:30:00Z', Date.parse('2026-11-18T01:30:00Z'), day)).toBeUndefined();
});

it('puts what overlaps side by side', () => {
  const found = lanesOf([
    { start: 0, end: 60 },
    { start: 30, end: 90 },
    { start: 60, end: 90 },
    { start: 90, end: 120 },
  ]);
  expect(found.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
});

describe('the dialog', () => {
  const draft: InterviewDraft & { interviewers: string[] } = {
    kind: 'office',
    place: ' Bobur street 12 ',
    link: '',
    minutes: 30,
    interviewers: ['u1'],
    note: ' ',
    chosen: chosen(AT),
  };

  it('says what follows, and the button too', () => {
    const two = chosen(AT, '2026-11-19T06:00:00Z');
    expect(sendText([], false)).toBe('Schedule the interview');
    expect(sendText(chosen(AT), false)).toBe('Schedule the interview');
    expect(sendText(two, false)).toBe('Send 2 times');
    expect(sendText(chosen(AT), true)).toBe('Move');
    expect(consequenceText([], false)).toMatch(/press a free place/);
    expect(plain(consequenceText(chosen(AT), false))).toMatch(/offered 18 November 11:00/);
    expect(consequenceText(two, false)).toMatch(/one of 2 times/);
    expect(consequenceText(chosen(AT), true)).toMatch(/confirms again/);
  });

  it('sends what belongs to the kind', () => {
    expect(problemsOf(draft, [[]])).toEqual({});
    expect(bodyOf(draft)).toEqual({
      kind: 'office',
      place: 'Bobur street 12',
      duration_minutes: 30,
      interviewers: ['u1'],
      starts: [AT],
    });
    const online = { ...draft, kind: 'online' as const, link: 'meet.google.com/abc' };
    expect(Object.keys(problemsOf(online, [[]]))).toEqual(['link']);
    const right = { ...online, link: 'https://meet.google.com/abc' };
    expect(problemsOf(right, [[]])).toEqual({});
    expect(bodyOf(right)).not.toHaveProperty('place');
  });

  it('needs a place, a person and a time', () => {
    const empty = { ...draft, place: ' ', interviewers: [], chosen: [] };
    expect(Object.keys(problemsOf(empty, []))).toEqual(['place', 'interviewers', 'starts']);
  });

  it('asks about whoever is busy; a busy candidate cannot be ignored', () => {
    const sardor = { who: 'interviewer', name: 'Sardor' } as const;
    const candidate = { who: 'candidate', name: null } as const;
    const accepted = { ...draft, chosen: [{ at: AT, isAccepted: true }] };
    expect(problemsOf(draft, [[sardor]]).starts).toBeDefined();
    expect(problemsOf(accepted, [[sardor]]).starts).toBeUndefined();
    expect(bodyOf(accepted).ignore_conflicts).toBe(true);
    expect(problemsOf(accepted, [[candidate]]).starts).toBeDefined();
  });
});

describe('a card', () => {
  const line = (one: ReturnType<typeof interview>) => {
    const found = cardLine(onCard(one), NOW);
    return found && [found.tone, plain(found.text)];
  };

  it('shows what comes next', () => {
    expect(line(interview())).toEqual(['waiting', 'Interview: 18 November 11:00']);
    expect(line(interview({ is_confirmed: true }))?.[0]).toBe('active');
    expect(line(offered())).toEqual(['waiting', 'Choosing a time']);
    expect(line(interview({ asks_other: true }))).toEqual(['new', 'Asked for another time']);
    expect(line(interview({ start_at: '2026-11-16T06:00:00Z' }))?.[1]).toBe('Did they come?');
    expect(line(interview({ status: 'cancelled' }))).toBeUndefined();
    expect(cardLine(null)).toBeUndefined();
  });

  it('has an interview ahead until it begins', () => {
    expect(isAhead(onCard(interview()), NOW)).toBe(true);
    expect(isAhead(onCard(offered()), NOW)).toBe(true);
    expect(isAhead(onCard(interview({ start_at: '2026-11-17T06:00:00Z' })), NOW)).toBe(false);
    expect(isAhead(onCard(interview({ status: 'came' })), NOW)).toBe(false);
  });
});

it.each([
  [{}, 'Waiting for an answer', 'Waiting for your answer'],
  [{ is_confirmed: true }, 'Confirmed', 'You confirmed that you will come'],
  [{ asks_other: true }, 'Asked for another time', 'You asked for another time'],
  [{ start_at: '2026-11-16T06:00:00Z' }, 'Result not marked', 'It is over'],
  [{ status: 'came' }, 'Came', 'It is over'],
  [{ status: 'did_not_come' }, 'Did not come', 'You did not meet'],
  [{ status: 'cancelled', cancelled_by: 'candidate' }, 'The candidate declined', 'You declined'],
  [{ status: 'cancelled', cancelled_by: 'customer' }, 'Cancelled', 'The company cancelled it'],
  [{ status: 'cancelled', cancelled_by: 'system' }, 'Cancelled', 'Cancelled'],
] as const)('%j is told to the company and to the candidate', (over, company, candidate) => {
  expect(companyStanding(interview(over), NOW).text).toBe(company);
  expect(candidateStanding(interview(over), NOW).text).toBe(candidate);
});

it('asks again about a busy time when other people meet, or for longer', () => {
  const draft = {
    ...startDraft('interview:x', 0),
    chosen: [{ at: '2026-11-18T06:00:00Z', isAccepted: true }],
  };
  expect(patched(draft, { note: 'Come' }).chosen[0]?.isAccepted).toBe(true);
  expect(patched(draft, { minutes: 60 }).chosen).toEqual([
    { at: '2026-11-18T06:00:00Z', isAccepted: false },
  ]);
  expect(patched(draft, { interviewers: ['u2'] }).chosen).toEqual([
    { at: '2026-11-18T06:00:00Z', isAccepted: false },
  ]);
});

it('keeps what was typed when the candidate has answered meanwhile, but not the times', () => {
  const before = offered();
  const one = { at: '2030-11-18T06:00:00Z', isAccepted: false };
  const key = draftKey('a1', before);
  keepDraft(key, { ...startDraft(key, 0, before), note: 'Bring a CV', chosen: [one] }, before);
  expect(startDraft(key, 0, before)).toMatchObject({ note: 'Bring a CV', chosen: [one] });
  const after = offered({ sequence: 1, asks_other: true });
  const draft = startDraft(draftKey('a1', after), 0, after);
  expect(draft).toMatchObject({ note: 'Bring a CV', chosen: [] });
  sessionStorage.clear();
});
