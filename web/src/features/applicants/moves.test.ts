import { describe, expect, it } from 'vitest';
import { card } from './board/testing';
import { canGo, columnFor, footActions, mayMove, movedCard, neededFor, STATUS_OF } from './moves';
import type { ApplicationStage, ApplicationStatus, EmployerAction } from './wire';

const ALL: ApplicationStage[] = [
  'new',
  'review',
  'test',
  'invited',
  'interview',
  'hired',
  'rejected',
];
const column = (stage: ApplicationStage, id: string = stage) => ({ id, stage, name: null });

it.each<[ApplicationStatus, ApplicationStage, ReturnType<typeof neededFor>]>([
  ['waiting', 'review', null],
  ['waiting', 'invited', 'message'],
  ['waiting', 'interview', 'interview'],
  ['waiting', 'hired', 'confirm'],
  ['waiting', 'rejected', 'reason'],
  ['offer', 'interview', 'interview'],
  ['offer', 'hired', null],
  ['offer', 'rejected', 'reason'],
  ['approve', 'interview', null],
  ['approve', 'rejected', 'reason'],
  ['reject', 'review', null],
  ['reject', 'rejected', null],
])('from %s to %s needs %s', (status, stage, needed) => {
  expect(neededFor({ status }, { stage })).toBe(needed);
});

it('asks for no second interview while one lies ahead', () => {
  const interview = {
    id: 'i1',
    start_at: null,
    duration_minutes: 30,
    status: 'offered',
    is_confirmed: false,
    asks_other: false,
    slots: 3,
  } as const;
  expect(neededFor({ status: 'offer', interview }, column('interview'))).toBeNull();
  const over = { ...interview, status: 'marked', start_at: '2026-01-05T06:00:00Z' } as const;
  expect(neededFor({ status: 'offer', interview: over }, column('interview'))).toBe('interview');
  const done = { ...interview, status: 'cancelled' } as const;
  expect(neededFor({ status: 'offer', interview: done }, column('interview'))).toBe('interview');
  expect(neededFor({ status: 'offer', stage: 'interview' }, column('interview', 'own'))).toBeNull();
});

describe('where an application may go', () => {
  const one = card('Ali', 'new', { stages: ['new', 'review'] });

  it('is what the server says', () => {
    expect(mayMove(one, column('review'))).toBe(true);
    expect(mayMove(one, column('hired'))).toBe(false);
    expect(canGo(one)).toBe(true);
    expect(canGo({ stage: 'rejected', stages: ['rejected'] })).toBe(false);
  });

  it('is never the column where it is, but another column of its stage', () => {
    expect(mayMove(one, column('new'))).toBe(false);
    expect(mayMove(one, column('new', 'own'))).toBe(true);
    expect(mayMove({ ...one, actions: [] }, column('new', 'own'))).toBe(false);
  });
});

describe('the buttons below an application', () => {
  const shown = (status: ApplicationStatus, actions: EmployerAction[], stage = 'new') =>
    footActions({
      status,
      actions,
      stage: stage as ApplicationStage,
      stages: ALL.filter((one) => STATUS_OF[one] === status),
    });

  it('invite first, refuse last, and hire at once only from the menu', () => {
    expect(shown('waiting', ['arrange', 'invite', 'hire', 'reject'])).toEqual({
      shown: ['invite', 'arrange', 'reject'],
      more: ['hire'],
    });
  });

  it('hire whoever was invited', () => {
    expect(shown('offer', ['arrange', 'hire', 'reject'], 'invited')).toEqual({
      shown: ['hire', 'interview', 'reject'],
      more: ['arrange'],
    });
  });

  it('take a hiring back or end it; there is nowhere to arrange', () => {
    expect(shown('approve', ['arrange', 'undo_hire', 'dismiss'], 'hired')).toEqual({
      shown: ['undo_hire', 'dismiss'],
      more: [],
    });
  });

  it('offer to reconsider, or nothing at all', () => {
    expect(shown('reject', ['arrange', 'reopen'], 'rejected').shown).toEqual(['reopen']);
    expect(shown('reject', ['arrange'], 'rejected')).toEqual({ shown: [], more: [] });
    expect(shown('waiting', [])).toEqual({ shown: [], more: [] });
  });

  it('are never more than three', () => {
    const all: EmployerAction[] = ['arrange', 'invite', 'hire', 'reject', 'reopen', 'undo_hire'];
    const { shown: buttons, more } = shown('offer', all, 'invited');
    expect(buttons).toHaveLength(3);
    expect(buttons.at(-1)).toBe('reject');
    expect([...buttons, ...more].sort()).toEqual([...all, 'interview'].sort());
  });
});

it.each<[EmployerAction, ApplicationStage[], ApplicationStage | undefined]>([
  ['invite', ['invited', 'interview'], 'invited'],
  ['hire', ['hired'], 'hired'],
  ['reopen', ['new', 'test'], 'new'],
  ['undo_hire', ['invited', 'interview'], 'interview'],
  ['reject', ['rejected'], undefined],
])('%s leads to a column', (action, stages, stage) => {
  const columns = ALL.map((one) => column(one));
  expect(columnFor({ stages }, action, columns)?.stage).toBe(stage);
});

it('shows a move before the server has agreed', () => {
  const clock = { kind: 'promise', due_at: '2026-11-18T09:00:00Z' } as const;
  const before = card('Ali', 'new', { clock, refusal_at: '2026-11-16T09:00:00Z' });
  const now = '2026-11-15T10:00:00Z';
  expect(movedCard(before, column('review'), now)).toMatchObject({
    stage: 'review',
    status: 'waiting',
    column_id: 'review',
    stage_at: now,
    refusal_at: null,
    clock,
  });
  expect(movedCard(before, column('invited'), now)).toMatchObject({ status: 'offer', clock: null });
});
