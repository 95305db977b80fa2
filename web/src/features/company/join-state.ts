import { ApiError } from '@/api/errors';
import { maskPhone } from '@/lib/phone';
import type { User } from '@/session/me';
import type { Invitation } from './wire';

/** What the page of an invitation offers to the person who opened it. */
export type JoinState = 'guest' | 'join' | 'member' | 'other_phone' | Over;
type Over = Exclude<Invitation['state'], 'open'>;

export function joinState(invitation: Invitation, me: User | null): JoinState {
  const { state, is_member, for_phone } = invitation;
  if (me && is_member) return 'member';
  if (state !== 'open') return state;
  if (!me) return 'guest';
  return fitsPhone(me.phone, for_phone) ? 'join' : 'other_phone';
}

/** Whether an invitation for this masked number may be for the number; the server knows for certain. */
export function fitsPhone(phone: string, for_phone: string | null | undefined): boolean {
  return !for_phone || maskPhone(phone) === for_phone;
}

/** Why the server did not let somebody join, if the page has a screen for it. */
export function refusedState(failure: unknown): JoinState | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return failure.code === 'invitation_for_another_phone' ? 'other_phone' : undefined;
}
