/** What has happened to an application, in words. */
import { shortWhen } from '@/forms/interview/words';
import { m } from '@/paraglide/messages';
import type { ApplicationEvent } from './wire';

type Told = (names: { company: string }) => string;

/** The rest is no business of the candidate. */
const EVENTS: Partial<Record<ApplicationEvent['kind'], Told>> = {
  sent: m.applications_event_sent,
  invited: m.applications_event_invited,
  viewed: m.applications_event_viewed,
  moved: m.applications_event_moved,
  offered: m.applications_event_offered,
  accepted: m.applications_event_accepted,
  declined: m.applications_event_declined,
  hired: m.applications_event_hired,
  hire_undone: m.applications_event_hire_undone,
  withdrawn: m.applications_event_withdrawn,
  restored: m.applications_event_restored,
  reopened: m.applications_event_reopened,
  interview_offered: m.applications_event_interview_offered,
  interview_moved: m.applications_event_interview_moved,
  interview_confirmed: m.applications_event_interview_confirmed,
  interview_other_time: m.applications_event_interview_other_time,
  interview_came: m.applications_event_interview_came,
  interview_did_not_come: m.applications_event_interview_did_not_come,
};

export function eventText(event: ApplicationEvent, company: string): string | undefined {
  const text = wordsOf(event, company);
  return text && event.interview_at ? `${text}: ${shortWhen(event.interview_at)}` : text;
}

function wordsOf({ kind, by }: ApplicationEvent, company: string): string | undefined {
  if (kind === 'rejected') {
    if (by === 'customer') return m.applications_event_rejected({ company });
    return by === 'candidate' ? m.applications_event_quit() : m.applications_event_ended();
  }
  if (kind === 'interview_marked') {
    return by === 'candidate'
      ? m.applications_event_interview_picked()
      : m.applications_event_interview_marked({ company });
  }
  if (kind === 'interview_cancelled') {
    if (by === 'candidate') return m.applications_event_interview_declined();
    if (by === 'system') return m.applications_event_interview_closed();
    return m.applications_event_interview_cancelled({ company });
  }
  return EVENTS[kind]?.({ company });
}
