/** Where the application stands, as a word with a tone: the stage for a company, the status for the candidate. */
import { APPLICATION_STAGES, APPLICATION_STATUSES } from '@/i18n/application-labels';
import type { StatusTone } from '@/ui/status';
import type { ChatCard } from './wire';

type Standing = Pick<ChatCard, 'status' | 'stage'>;

const OF_STATUS: Readonly<Record<Standing['status'], StatusTone>> = {
  waiting: 'waiting',
  offer: 'active',
  approve: 'done',
  reject: 'refused',
};
const OF_STAGE: Readonly<Record<NonNullable<Standing['stage']>, StatusTone>> = {
  new: 'new',
  review: 'quiet',
  test: 'waiting',
  invited: 'active',
  interview: 'active',
  hired: 'done',
  rejected: 'refused',
};

export function standingOf({ status, stage }: Standing): { tone: StatusTone; text: string } {
  return stage
    ? { tone: OF_STAGE[stage], text: APPLICATION_STAGES[stage]() }
    : { tone: OF_STATUS[status], text: APPLICATION_STATUSES[status]() };
}
