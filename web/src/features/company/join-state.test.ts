import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { employer } from '@/session/testing';
import { type JoinState, joinState, refusedState } from './join-state';
import type { Invitation } from './wire';

const OPEN: Invitation = {
  company: { slug: 'adras', name: 'Adras' },
  is_verified: false,
  role: 'recruiter',
  expires_at: '2026-12-01T09:00:00Z',
  for_phone: null,
  state: 'open',
  is_member: false,
};
const ME = employer();

it.each<[string, Partial<Invitation>, boolean, JoinState]>([
  ['a guest', {}, false, 'guest'],
  ['a guest, for a number', { for_phone: '+998 99 *** ** 11' }, false, 'guest'],
  ['somebody signed in', {}, true, 'join'],
  ['the invited number', { for_phone: '+998 90 *** ** 67' }, true, 'join'],
  ['another number', { for_phone: '+998 99 *** ** 11' }, true, 'other_phone'],
  ['a member', { is_member: true }, true, 'member'],
  ['a member, with a used link', { is_member: true, state: 'used' }, true, 'member'],
  ['expired', { state: 'expired' }, true, 'expired'],
  ['revoked', { state: 'revoked' }, false, 'revoked'],
  ['used', { state: 'used', for_phone: '+998 99 *** ** 11' }, true, 'used'],
])('knows what to offer: %s', (_, over, isSignedIn, expected) => {
  expect(joinState({ ...OPEN, ...over }, isSignedIn ? ME : null)).toBe(expected);
});

it('shows the screen of another number only for that refusal', () => {
  const refusal = (code: string) => new ApiError({ code, status: 403 });
  expect(refusedState(refusal('invitation_for_another_phone'))).toBe('other_phone');
  expect(refusedState(refusal('team_is_full'))).toBeUndefined();
  expect(refusedState(new Error('offline'))).toBeUndefined();
});
