/** Candidates as the API sends them to others. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type LastSeen = Schemas['LastSeen'];
export type Pay = Schemas['ResumePay'];
export type Job = Schemas['CandidateJob'];
export type Study = Schemas['ResumeStudy'];
export type Course = Schemas['ResumeCourse'];
export type Openings = Schemas['ContactOpenings'];
/** A whole resume as others see it. */
export type CandidateProfile = Schemas['CandidateProfile'];
/** A candidate in a list. */
export type CandidateCardData = Schemas['CandidateCard'];
export type Candidates = Schemas['CandidatesOut'];
