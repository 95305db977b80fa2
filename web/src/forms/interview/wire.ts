/** Interviews as the API sends them. What is not known is sent as null, never left out. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type InterviewKind = Schemas['InterviewKind'];
export type InterviewAction = Schemas['InterviewAction'];
export type CandidateAction = Extract<InterviewAction, Schemas['InterviewAnswer']>;
export type Slot = Schemas['InterviewSlot'];

export interface InterviewView extends Omit<Required<Schemas['InterviewView']>, 'interviewers'> {
  /** The name is null if nobody has asked for it yet. */
  interviewers: Required<Schemas['Interviewer']>[];
}

/** The interview of an application, as cards show it. */
export type CardInterview = Required<Schemas['InterviewBrief']>;
/** The same on a candidate's own card. */
export type MyInterview = CardInterview & Pick<Schemas['MyInterviewBrief'], 'actions'>;

export interface Interviews extends Omit<Schemas['InterviewsOut'], 'data' | 'to_answer'> {
  data: InterviewView[];
  to_answer: InterviewView[];
}

/** When somebody has no time. Without a person it is the candidate. */
export type Busy = Required<Schemas['BusyTime']>;

/** What a company writes to set or to move an interview. */
export type InterviewIn = Schemas['InterviewUpdateIn'];

/** Why a time was refused: part of the answer 409 `interview_conflict`. */
export interface Conflict {
  start_at: string;
  end_at: string;
  who: 'interviewer' | 'candidate';
  name: string | null;
  can_ignore: boolean;
}
