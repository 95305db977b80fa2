/** What happened to an application, in words. */
import { shortWhen } from '@/forms/interview/words';
import { APPLICATION_REASONS, APPLICATION_STAGES } from '@/i18n/application-labels';
import { m } from '@/paraglide/messages';
import type { ApplicantView, ApplicationEvent, EventKind } from './wire';

type Words = (event: ApplicationEvent, name: string) => string;

const WORDS: Record<EventKind, Words> = {
  sent: () => m.applicants_event_sent(),
  invited: (_, name) => m.applicants_event_invited({ name }),
  viewed: (_, name) => m.applicants_event_viewed({ name }),
  moved: ({ from_stage, to_stage }, name) =>
    from_stage && to_stage
      ? m.applicants_event_moved({
          name,
          from: APPLICATION_STAGES[from_stage](),
          to: APPLICATION_STAGES[to_stage](),
        })
      : m.applicants_event_arranged({ name }),
  offered: (_, name) => m.applicants_event_offered({ name }),
  accepted: () => m.applicants_event_accepted(),
  declined: () => m.applicants_event_declined(),
  hired: (_, name) => m.applicants_event_hired({ name }),
  hire_undone: (_, name) => m.applicants_event_hire_undone({ name }),
  rejected: ({ actor }, name) => {
    if (actor === 'system') return m.applicants_event_closed();
    if (actor === 'candidate') return m.applicants_event_quit();
    return m.applicants_event_rejected({ name });
  },
  withdrawn: () => m.applicants_event_withdrawn(),
  interview_offered: (_, name) => m.applicants_event_interview_offered({ name }),
  interview_marked: ({ actor }, name) =>
    actor === 'candidate'
      ? m.applicants_event_interview_picked()
      : m.applicants_event_interview_marked({ name }),
  interview_moved: (_, name) => m.applicants_event_interview_moved({ name }),
  interview_confirmed: () => m.applicants_event_interview_confirmed(),
  interview_other_time: () => m.applicants_event_interview_other_time(),
  interview_cancelled: ({ actor }, name) => {
    if (actor === 'candidate') return m.applicants_event_interview_declined();
    if (actor === 'system') return m.applicants_event_interview_closed();
    return m.applicants_event_interview_cancelled({ name });
  },
  interview_came: (_, name) => m.applicants_event_interview_came({ name }),
  interview_did_not_come: (_, name) => m.applicants_event_interview_did_not_come({ name }),
  restored: () => m.applicants_event_restored(),
  reopened: (_, name) => m.applicants_event_reopened({ name }),
  refusal_planned: (_, name) => m.applicants_event_refusal_planned({ name }),
  refusal_cancelled: (_, name) => m.applicants_event_refusal_cancelled({ name }),
};

/** A member who has left the team may have no name any more. */
export function eventText(event: ApplicationEvent): string {
  const text = WORDS[event.kind](event, event.by ?? m.applicants_somebody());
  return event.interview_at ? `${text}: ${shortWhen(event.interview_at)}` : text;
}

/** How it ended, for the strip below the name; undefined while it goes on. */
export function endText({
  status,
  ended_by,
  reason,
}: Pick<ApplicantView, 'status' | 'ended_by' | 'reason'>): string | undefined {
  if (status !== 'reject') return undefined;
  const why = reason ? APPLICATION_REASONS[reason]() : undefined;
  // These reasons are whole sentences about who ended it.
  if (ended_by !== 'customer') return why;
  return why ? m.applicants_ended({ reason: why.toLowerCase() }) : m.applicants_ended_plain();
}
