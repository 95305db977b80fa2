/** Calls that change interviews. */
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { sendOnce } from '@/forms/send-once';
import type { InterviewIn, InterviewView } from './wire';

export interface Sent {
  interview: InterviewView;
  /** Outside the usual hours. */
  isOutside: boolean;
}

const at = (id: string) => ({ path: { id } });

function sentOf({ data, warnings }: { data: unknown; warnings?: readonly string[] }): Sent {
  return {
    interview: data as InterviewView,
    isOutside: warnings?.includes('outside_hours') ?? false,
  };
}

async function one(answer: Promise<{ data?: { data: unknown } }>): Promise<InterviewView> {
  return (await bodyOf(answer)).data as InterviewView;
}

/** The same interview is set once, however often the button is pressed after a lost answer. */
export const createInterview = (application_id: string, rest: InterviewIn): Promise<Sent> => {
  const body = { application_id, ...rest };
  return sendOnce(`interview:${application_id}`, body, async (key) => {
    const headers = { 'Idempotency-Key': key };
    return sentOf(await bodyOf(api.POST('/api/v1/interviews/create', { body, headers })));
  });
};

export const moveInterview = async (id: string, body: InterviewIn): Promise<Sent> =>
  sentOf(await bodyOf(api.POST('/api/v1/interviews/{id}/update', { params: at(id), body })));

/** What can be done with an interview, with what it takes. */
export type Deed =
  | { kind: 'came' | 'did_not_come' | 'confirm' }
  | { kind: 'cancel' | 'ask_other' | 'decline'; text: string }
  | { kind: 'pick'; slot: string };

export function act(id: string, deed: Deed): Promise<InterviewView> {
  const params = at(id);
  switch (deed.kind) {
    case 'came':
    case 'did_not_come': {
      const body = { status: deed.kind };
      return one(api.POST('/api/v1/interviews/{id}/status', { params, body }));
    }
    case 'cancel': {
      const body = { text: deed.text || null };
      return one(api.POST('/api/v1/interviews/{id}/cancel', { params, body }));
    }
    case 'pick': {
      const body = { answer: deed.kind, slot: deed.slot };
      return one(api.POST('/api/v1/interviews/{id}/answer', { params, body }));
    }
    case 'confirm': {
      const body = { answer: deed.kind };
      return one(api.POST('/api/v1/interviews/{id}/answer', { params, body }));
    }
    default: {
      const body = { answer: deed.kind, text: deed.text || null };
      return one(api.POST('/api/v1/interviews/{id}/answer', { params, body }));
    }
  }
}

/** The interview as a file for calendars. */
export const loadCalendar = (id: string): Promise<Blob> =>
  bodyOf(
    api.GET('/api/v1/interviews/{id}/ics', { params: at(id), parseAs: 'blob' }),
  ) as Promise<Blob>;
