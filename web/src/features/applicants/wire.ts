/** Applications as the API sends them to the employer. What is not known is sent as null, never left out. */
import type { components } from '@/api/schema.gen';
import type { CardInterview } from '@/forms/interview/wire';

type Schemas = components['schemas'];

export type CandidateProfile = Schemas['CandidateProfile'];
export type Pay = Schemas['ResumePay'];
export type ApplicationStatus = Schemas['ApplicationStatus'];
export type ApplicationStage = Schemas['ApplicationStage'];
export type ApplicationReason = Schemas['ApplicationReason'];
export type Recommendation = Schemas['Recommendation'];
export type EventKind = Schemas['ApplicationEventKind'];
export type AnswerClock = Schemas['AnswerClock'];
export type StageCount = Schemas['StageCount'];
/** A vacancy in the switcher. */
export type VacancyChoice = Schemas['ApplicantVacancy'];

/** What an employer can do; candidates and time do the rest. */
export type EmployerAction = Extract<
  Schemas['ApplicationAction'],
  'arrange' | 'invite' | 'hire' | 'reject' | 'reopen' | 'undo_hire' | 'dismiss'
>;
/** How a hiring can end. */
export type DismissalReason = Extract<ApplicationReason, 'did_not_start' | 'left_on_probation'>;
/** What an employer can choose from when refusing. */
export type RefusalReason = Exclude<
  ApplicationReason,
  DismissalReason | 'withdrawn' | 'declined' | 'vacancy_closed' | 'no_answer' | 'offer_lapsed'
>;

/** One application in a list and on the board. */
export interface ApplicantCard extends Omit<Required<Schemas['ApplicantCard']>, 'interview'> {
  interview: CardInterview | null;
}

export interface Applicants extends Omit<Schemas['ApplicantsOut'], 'data'> {
  data: ApplicantCard[];
}

export interface BoardColumn extends Omit<Required<Schemas['BoardColumn']>, 'cards'> {
  /** The first 50. */
  cards: ApplicantCard[];
}

export interface Board extends Omit<Schemas['BoardOut'], 'data'> {
  data: BoardColumn[];
}

/** A member of the team. The name is null if the person has left. */
export type Author = Required<Schemas['TeamMemberName']>;

export interface Comment
  extends Omit<Required<Schemas['ApplicantComment']>, 'author' | 'mentions'> {
  author: Author;
  mentions: Author[];
}

export type SkillScore = Schemas['SkillMark'];

export interface Rating extends Omit<Required<Schemas['Scorecard']>, 'author'> {
  author: Author;
}

export type Answer = Required<Schemas['ApplicationAnswer']>;
export type ApplicationEvent = Required<Schemas['ApplicantEvent']>;

/** What the page of an application has besides its card. */
type Whole = Omit<Required<Schemas['ApplicantView']>, keyof Schemas['ApplicantCard']>;

/** A whole application. */
export interface ApplicantView
  extends ApplicantCard,
    Omit<Whole, 'answers' | 'comments' | 'my_rating' | 'others' | 'events'> {
  answers: Answer[];
  comments: Comment[];
  my_rating: Rating | null;
  /** Empty until the own rating is saved. */
  others: Rating[];
  events: ApplicationEvent[];
}

/** A refusal, or the end of a hiring, as the employer writes it. */
export interface RefusalIn {
  reason: RefusalReason | DismissalReason;
  message?: string;
  /** The candidate is told after so many hours; until then it can be taken back. */
  after_hours?: number;
}

export type MoveIn = Schemas['MoveIn'];
export type BulkIn = Schemas['BulkIn'];
export type BulkOut = Schemas['BulkOut'];
export type RatingIn = Schemas['ScorecardIn'];
