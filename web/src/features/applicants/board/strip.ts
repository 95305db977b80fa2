/** The one thing about an application that a card shows in colour. */
import { type CardLine, cardLine } from '@/forms/interview/card-line';
import type { ApplicantCard, ApplicationReason } from '../wire';

export type Strip =
  /** The candidate is told of the refusal at this time. */
  | { kind: 'planned'; at: string }
  /** When it is, or what the candidate said to the times. */
  | ({ kind: 'interview' } & CardLine)
  /** Invited, and has not answered. */
  | { kind: 'invited' }
  | { kind: 'accepted' }
  | { kind: 'ended'; reason: ApplicationReason };

export function stripOf(card: ApplicantCard): Strip | undefined {
  if (card.refusal_at) return { kind: 'planned', at: card.refusal_at };
  if (card.status === 'reject')
    return card.reason ? { kind: 'ended', reason: card.reason } : undefined;
  const line = cardLine(card.interview);
  if (line) return { kind: 'interview', ...line };
  if (card.status !== 'offer') return undefined;
  return { kind: card.accepted_at ? 'accepted' : 'invited' };
}
