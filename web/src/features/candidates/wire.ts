/** Candidates as the API sends them to others. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Openings = Schemas['ContactOpenings'];
/** A whole resume as others see it. */
export type CandidateProfile = Schemas['CandidateProfile'];
/** A candidate in a list. */
export type CandidateCardData = Schemas['CandidateCard'];
export type Candidates = Schemas['CandidatesOut'];
