/** How far an application of this resume to the company is, for cards and the profile. */
import type { CandidateProfile } from '@/forms/profile/wire';
import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';

export type CandidateApplication = CandidateProfile['applications'][number];

export const STATUSES: Record<
  CandidateApplication['status'],
  { tone: StatusTone; text: () => string }
> = {
  waiting: { tone: 'waiting', text: m.application_status_waiting },
  offer: { tone: 'active', text: m.application_status_offer },
  approve: { tone: 'done', text: m.application_status_approve },
  reject: { tone: 'quiet', text: m.application_status_reject },
};
