/** What happens next with an application, in sentences: whose turn it is and by when. */
import { isOpen } from '@/forms/interview/card-line';
import type { MyInterview } from '@/forms/interview/wire';
import { whenText } from '@/forms/interview/words';
import { dayWords, momentDayWords, momentWords, sentence } from '@/i18n/days';
import type { Labels } from '@/i18n/labels';
import { todayIso } from '@/lib/day';
import { m } from '@/paraglide/messages';
import type { ApplicationReason, MyApplication } from './wire';

type Known = Omit<MyApplication, 'vacancy' | 'customer' | 'actions'>;

export type NextIcon = 'interview' | 'invited' | 'read' | 'unread' | 'hired' | 'over';

export interface NextStep {
  icon: NextIcon;
  /** The one sentence that a short card has room for. */
  lead: string;
  /** Further sentences: what is usual, what was promised, when silence ends it. */
  more: string[];
}

const HOURS_A_DAY = 24;

export function nextStep(application: Known, now = Date.now()): NextStep {
  switch (application.status) {
    case 'waiting':
      return waiting(application, now);
    case 'offer':
      return offered(application, now);
    case 'approve':
      return { icon: 'hired', lead: m.applications_next_hired(), more: [] };
    case 'reject':
      return ended(application, now);
  }
}

function waiting(application: Known, now: number): NextStep {
  const { viewed_at } = application;
  if (viewed_at === null) {
    return {
      icon: 'unread',
      lead: m.applications_next_unread(),
      more: [...promise(application, now), ...silence(application)],
    };
  }
  const when = momentDayWords(viewed_at, now);
  return {
    icon: 'read',
    lead: sentence(m.applications_next_read({ when })),
    more: [...usual(application), ...promise(application, now), ...silence(application)],
  };
}

function offered(application: Known, now: number): NextStep {
  const { accepted_at, source, interview } = application;
  if (interview && isOpen(interview)) return met(interview, now);
  if (accepted_at !== null) {
    return { icon: 'invited', lead: m.applications_next_accepted(), more: silence(application) };
  }
  const isFound = source === 'invitation';
  return {
    icon: 'invited',
    lead: isFound ? m.applications_next_invitation() : m.applications_next_offer(),
    more: application.closes_on
      ? [sentence(m.applications_next_answer_by({ day: dayWords(application.closes_on) }))]
      : [],
  };
}

/** An interview is the next thing that happens. */
function met({ start_at, asks_other, is_confirmed, slots }: MyInterview, now: number): NextStep {
  const icon = 'interview';
  if (asks_other) return { icon, lead: m.applications_next_interview_other(), more: [] };
  if (start_at === null) {
    return { icon, lead: m.applications_next_interview_choose({ count: slots }), more: [] };
  }
  if (Date.parse(start_at) <= now) {
    return { icon, lead: m.applications_next_interview_over(), more: [] };
  }
  return {
    icon,
    lead: sentence(m.applications_next_interview({ when: whenText(start_at, now) })),
    more: [
      is_confirmed
        ? m.applications_next_interview_confirmed()
        : m.applications_next_interview_confirm(),
    ],
  };
}

/** A kind sentence for each reason. */
const ENDED: Labels<ApplicationReason> = {
  not_enough_experience: m.applications_refused_not_enough_experience,
  skills_mismatch: m.applications_refused_skills_mismatch,
  salary_expectation: m.applications_refused_salary_expectation,
  location_schedule: m.applications_refused_location_schedule,
  position_filled: m.applications_refused_position_filled,
  failed_test: m.applications_refused_failed_test,
  failed_interview: m.applications_refused_failed_interview,
  no_show: m.applications_refused_no_show,
  other: m.applications_refused_other,
  withdrawn: m.applications_next_withdrawn,
  declined: m.applications_next_declined,
  vacancy_closed: m.applications_next_closed,
  no_answer: m.applications_next_no_answer,
  offer_lapsed: m.applications_next_offer_lapsed,
  did_not_start: m.applications_next_did_not_start,
  left_on_probation: m.applications_next_left,
};

function ended({ reason, undo_until }: Known, now: number): NextStep {
  const isRestorable = undo_until !== null && Date.parse(undo_until) > now;
  return {
    icon: 'over',
    lead: ENDED[reason ?? 'other'](),
    more: isRestorable
      ? [sentence(m.applications_next_restorable({ until: momentWords(undo_until, now) }))]
      : [],
  };
}

function silence({ closes_on }: Known): string[] {
  return closes_on ? [m.applications_next_silence({ day: dayWords(closes_on) })] : [];
}

function promise({ answer_due_on }: Known, now: number): string[] {
  if (!answer_due_on) return [];
  const day = dayWords(answer_due_on);
  const isOver = answer_due_on < todayIso(new Date(now));
  return [isOver ? m.applications_next_overdue({ day }) : m.applications_next_promise({ day })];
}

function usual({ usual_hours }: Known): string[] {
  return usual_hours === null ? [] : [usualText(usual_hours)];
}

/** `Odatda 3 kunda javob beradi.` */
export function usualText(hours: number): string {
  const { count, isDays } = rounded(hours);
  return isDays
    ? m.applications_next_usual_days({ count })
    : m.applications_next_usual_hours({ count });
}

/** `3 kun`, `5 soat`. */
export function lengthText(hours: number): string {
  const { count, isDays } = rounded(hours);
  return isDays ? m.response_days({ count }) : m.response_hours({ count });
}

/** Below a day in hours, otherwise in days: nobody counts 53 hours. */
function rounded(hours: number): { count: number; isDays: boolean } {
  const isDays = hours >= HOURS_A_DAY;
  const count = isDays ? Math.round(hours / HOURS_A_DAY) : Math.ceil(hours);
  return { count: Math.max(1, count), isDays };
}
