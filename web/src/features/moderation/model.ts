import type { components } from '@/api/schema.gen';

export type { Lists } from '@/forms/kinds';

type Schemas = components['schemas'];
export type Queue = Schemas['StaffQueueOut'];
export type QueueItem = Schemas['StaffQueueItem'];
export type Revision = Schemas['StaffRevision'];
export type RevisionLine = Schemas['StaffRevisionLine'];
export type RiskLevel = Schemas['StaffRiskLevel'];
export type Figures = Schemas['StaffFigures'];
export type WaitingKind = Schemas['StaffWaitingKind'];
export type Finding = Schemas['StaffFinding'];
export type CompanyRecord = Schemas['StaffCompanyRecord'];
export type Content = Schemas['VacancyContent'];
export type ReasonCode = Schemas['RefusalReason'];
export type ReasonIn = Schemas['RefusalReasonIn'];
export type MarkIn = Schemas['StaffVerifyIn'];
export type MarkDecision = Schemas['StaffMarkDecision'];
export type Evidence = Schemas['StaffMarkEvidence'];
export type CompanyReview = Schemas['StaffCompanyReview'];
export type Complained = Schemas['StaffComplained'];
export type ReportedProfile = Schemas['CandidateProfile'];
export type ReportedSide = Schemas['ChatSide'];
export type ReportedMessage = Schemas['StaffReportedMessage'];
export type Complaint = Schemas['StaffComplaint'];
export type ComplaintReason = Schemas['ComplaintReason'];
export type Verdict = Schemas['ComplaintVerdict'];
export type VerdictIn = Schemas['StaffVerdictIn'];
