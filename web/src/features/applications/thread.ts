/** How far an application has come: four steps for a response, three for an invitation by the company. */
import { isOpen } from '@/forms/interview/card-line';
import { m } from '@/paraglide/messages';
import { isRefused, statusOf } from './status';
import type { ApplicationEvent, MyApplication } from './wire';

export type StepState = 'done' | 'now' | 'later' | 'cut';

export interface ThreadStep {
  id: 'sent' | 'viewed' | 'offer' | 'answer' | 'result' | 'end';
  label: string;
  state: StepState;
  /** When it happened, if that is known. */
  at: string | null;
  /** What it waits for. */
  note?: string;
  /** The company has said no: the end of the thread is red. */
  isRefusal?: boolean;
}

type Known = Omit<MyApplication, 'vacancy' | 'customer' | 'actions'>;

/** `events` say exactly when there was an offer; without them the list has to guess. */
export function threadOf(
  application: Known,
  events: readonly ApplicationEvent[] = [],
): ThreadStep[] {
  const { status, status_at } = application;
  const reached = reachedSteps(application, events);
  if (status === 'reject') {
    // An end cuts the thread: what would have followed is not drawn.
    const end: ThreadStep = {
      id: 'end',
      label: statusOf(application).text,
      state: 'cut',
      at: status_at,
      isRefusal: isRefused(application),
    };
    return [
      ...reached.filter(({ isReached }) => isReached).map((step) => drawn(step, 'done')),
      end,
    ];
  }
  const last = reached.findLastIndex(({ isReached }) => isReached);
  return reached.map((step, index) => {
    if (index === last) return drawn(step, 'now');
    return drawn(step, index < last ? 'done' : 'later');
  });
}

interface Reached extends Omit<ThreadStep, 'state'> {
  isReached: boolean;
}

function drawn({ isReached: _, ...step }: Reached, state: StepState): ThreadStep {
  return { ...step, state };
}

function reachedSteps(application: Known, events: readonly ApplicationEvent[]): Reached[] {
  const { source, status, created_at, viewed_at, status_at, accepted_at, interview } = application;
  const isHired = status === 'approve';
  const isMet = status === 'offer' && interview && isOpen(interview);
  const result: Reached = {
    id: 'result',
    label: isHired ? m.application_status_approve() : m.applications_thread_result(),
    isReached: isHired,
    at: isHired ? status_at : null,
    note: isMet ? m.applications_thread_later() : undefined,
  };
  if (source === 'invitation') {
    return [
      { id: 'offer', label: m.applications_thread_offer(), isReached: true, at: created_at },
      {
        id: 'answer',
        label: m.applications_thread_answer(),
        isReached: accepted_at !== null || isHired,
        at: accepted_at,
      },
      result,
    ];
  }
  const offered = events.findLast(({ kind }) => kind === 'offered')?.at;
  const isOffered = status === 'offer' || offered !== undefined || accepted_at !== null || isHired;
  const offer: Reached = {
    id: 'offer',
    label: m.applications_thread_offer(),
    isReached: isOffered,
    at: offered ?? (status === 'offer' ? status_at : null),
  };
  return [
    { id: 'sent', label: m.applications_thread_sent(), isReached: true, at: created_at },
    {
      id: 'viewed',
      label: m.applications_thread_viewed(),
      isReached: viewed_at !== null || isOffered,
      at: viewed_at,
    },
    // Somebody who was hired at once had no invitation.
    ...(isHired && events.length > 0 && !offered && !accepted_at ? [] : [offer]),
    result,
  ];
}

export function stateText(state: StepState): string {
  return {
    done: m.applications_step_done,
    now: m.applications_step_now,
    later: m.applications_step_later,
    cut: m.applications_step_cut,
  }[state]();
}
