/** Resumes as the API has them. */
import { limits } from '@/api/limits.gen';
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Step = Schemas['ResumeStep'];
export type Licence = Schemas['DrivingLicence'];
export type Network = Schemas['SocialNetwork'];
export type Missing = Schemas['ResumeMissing'];
export type Completeness = Schemas['ResumeCompleteness'];
/** A resume as its owner edits it. */
export type OwnResume = Schemas['OwnResume'];
export type ResumeIn = Schemas['ResumeForm'];

/** Answers that only interviewers may need; the resume never shows them. */
export type InterviewData = Schemas['InterviewData'];
export type InterviewIn = Schemas['InterviewDataIn'];

/** At least one sphere: a rule that the schema of a draft cannot have. */
export const SPHERES = { minItems: 1, ...limits.ResumeForm_sphere };
/** The largest file of an import; it is no part of a schema. */
export const LARGEST_IMPORT_MB = 5;
/** Years of driving at most (decisions B33): the schema of a draft does not limit them. */
export const MOST_DRIVING_YEARS = 60;
