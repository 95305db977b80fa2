/** Where an application stands, as a word with a tone. */
import { isOpen } from '@/forms/interview/card-line';
import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';
import type { MyApplication } from './wire';

type Standing = Pick<MyApplication, 'status' | 'reason' | 'ended_by' | 'accepted_at' | 'interview'>;

/** Ends that are no refusal by the company. */
const ENDS: Readonly<Record<string, () => string>> = {
  withdrawn: m.applications_status_withdrawn,
  declined: m.applications_status_declined,
  vacancy_closed: m.applications_status_closed,
  no_answer: m.applications_status_no_answer,
  offer_lapsed: m.applications_status_offer_lapsed,
  did_not_start: m.applications_status_ended,
  left_on_probation: m.applications_status_ended,
};

export function statusOf({ status, reason, ended_by, accepted_at, interview }: Standing): {
  tone: StatusTone;
  text: string;
} {
  switch (status) {
    case 'waiting':
      return { tone: 'waiting', text: m.application_status_waiting() };
    case 'offer':
      if (interview && isOpen(interview)) {
        return { tone: 'active', text: m.applications_status_interview() };
      }
      return {
        tone: 'active',
        text: accepted_at ? m.applications_status_accepted() : m.application_status_offer(),
      };
    case 'approve':
      return { tone: 'done', text: m.application_status_approve() };
    case 'reject': {
      const end = reason === null ? undefined : ENDS[reason];
      if (end) return { tone: 'quiet', text: end() };
      if (ended_by !== 'customer') return { tone: 'quiet', text: m.applications_status_ended() };
      return { tone: 'refused', text: m.application_status_reject() };
    }
  }
}

/** Whether the company has said no. */
export function isRefused(application: Standing): boolean {
  return statusOf(application).tone === 'refused';
}
