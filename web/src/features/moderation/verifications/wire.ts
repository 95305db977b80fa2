import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type ReasonCode = Schemas['VerificationReason'];
export type RequestState = Schemas['VerificationRequestState'];
export type RequestRow = Schemas['StaffVerificationItem'];
export type VerificationRequest = Schemas['StaffVerification'];
export type DecisionIn = Schemas['StaffVerificationDecisionIn'];
