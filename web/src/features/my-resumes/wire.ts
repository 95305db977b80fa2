/** Resumes as the API sends them to their owner. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Visibility = Schemas['ResumeVisibility'];
export type Group = Schemas['ResumeGroup'];
export type Step = Schemas['ResumeStep'];
export type Company = Schemas['ResumeCompany'];
export type ResumeSummary = Schemas['ResumeSummary'];
export type ResumeList = Schemas['ResumesOut'];
export type OwnResume = Schemas['OwnResume'];

export type ResumeView = Schemas['ResumeView'];
