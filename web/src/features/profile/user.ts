import type { components } from '@/api/schema.gen';

export type User = components['schemas']['User'];
export type Candidate = components['schemas']['CandidateOut'];
export type Customer = components['schemas']['CustomerOut'];
