/** Applications as the API sends them to a candidate. What is not known is sent as null, never left out. */
import type { components } from '@/api/schema.gen';
import type { MyInterview } from '@/forms/interview/wire';

type Schemas = components['schemas'];

export type VacancyCardData = Schemas['VacancyCard'];
/** The copy of a resume that was sent. */
export type SentResume = Schemas['CandidateProfile'];
export type ApplicationReason = Schemas['ApplicationReason'];
export type ApplicationTurn = Schemas['ApplicationTurn'];

/** What a candidate can do with an application. */
export type CandidateAction = Extract<
  Schemas['ApplicationAction'],
  'withdraw' | 'undo' | 'accept' | 'decline' | 'quit'
>;
/** Why somebody who was hired does not work there. */
export type QuitReason = Extract<ApplicationReason, 'did_not_start' | 'left_on_probation'>;

export type Question = Schemas['VacancyQuestion'];
export type ResumeMatch = Schemas['ResumeMatch'];
/** A resume to respond with. */
export type OfferedResume = Schemas['FittingResume'];

/** What the page of the response needs. */
export interface ResponseForm extends Omit<Schemas['ResponseForm'], 'answers' | 'application'> {
  answers: Required<Schemas['AnswerRecord']>;
  application: Schemas['EarlierApplication'] | null;
}

/** Fields that are left out are null. */
export type AnswerIn = Pick<Schemas['AnswerIn'], 'question'> & Partial<Schemas['AnswerIn']>;
export interface ResponseIn {
  resume_id: string | null;
  letter: string | null;
  answers: AnswerIn[];
}

export interface MyApplication extends Omit<Required<Schemas['MyApplication']>, 'interview'> {
  interview: MyInterview | null;
}
export type ApplicationEvent = Schemas['MyApplicationEvent'];
export interface MyApplicationView
  extends Omit<Required<Schemas['MyApplicationView']>, 'interview'> {
  interview: MyInterview | null;
}

export type Filter = keyof Schemas['MyApplicationCounts'];
export const FILTERS: readonly Filter[] = ['all', 'invitations', 'refusals', 'waiting'];

export interface MyApplications extends Omit<Schemas['MyApplicationsOut'], 'data'> {
  data: MyApplication[];
}

/** Which list, in the address. */
export interface ListAddress {
  filter?: Exclude<Filter, 'all'>;
  page?: number;
}
