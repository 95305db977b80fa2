import { expect, it } from 'vitest';
import { CAN } from '@/session/testing';
import { actionsOf } from './member-row';
import type { Member } from './wire';
import { RIGHTS, successorsOf } from './words';

const member = (user_id: string, role: Member['role']): Member => ({
  user_id,
  name: user_id,
  phone: '+998 90 *** ** 22',
  role,
  is_me: false,
  vacancies: 0,
  joined_at: '2026-11-01T09:00:00Z',
  last_seen_at: null,
});

it('offers the owner first as a successor, never a viewer or the one who goes', () => {
  const team = [member('r1', 'recruiter'), member('v', 'viewer'), member('r2', 'recruiter')];
  const withOwner = [...team, member('o', 'owner')];
  expect(successorsOf('r1', withOwner).map(({ user_id }) => user_id)).toEqual(['o', 'r2']);
});

it('lists the rights of every role as the server gives them', () => {
  for (const role of ['owner', 'recruiter', 'viewer'] as const) {
    const listed = RIGHTS.filter(({ roles }) => roles.includes(role)).map(({ right }) => right);
    expect(listed).toEqual(CAN[role].filter((right) => right !== 'pay'));
  }
});

it.each([
  ['the owner about himself', { is_me: true, role: 'owner' }, true, true, []],
  ['the owner about another', { is_me: false, role: 'viewer' }, true, true, ['transfer', 'remove']],
  ['the owner while a handover waits', { is_me: false, role: 'viewer' }, true, false, ['remove']],
  ['a recruiter about himself', { is_me: true, role: 'recruiter' }, false, true, ['leave']],
  ['a recruiter about another', { is_me: false, role: 'viewer' }, false, true, []],
] as const)('offers the right actions: %s', (_, who, canManage, canTransfer, expected) => {
  expect(actionsOf(who, { canManage, canTransfer })).toEqual(expected);
});
