/** A resume as the API sends it to others. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type LastSeen = Schemas['LastSeen'];
export type Pay = Schemas['ResumePay'];
export type Job = Schemas['CandidateJob'];
export type Study = Schemas['ResumeStudy'];
export type Course = Schemas['ResumeCourse'];
/** A whole resume as others see it. */
export type CandidateProfile = Schemas['CandidateProfile'];
