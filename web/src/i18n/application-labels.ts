/** Labels of the lists around applications, apart from `labels.ts` to keep the first load small. */
import { m } from '@/paraglide/messages';
import type { Labels } from './labels';

export const APPLICATION_STATUSES: Labels<'waiting' | 'offer' | 'approve' | 'reject'> = {
  waiting: m.application_status_waiting,
  offer: m.application_status_offer,
  approve: m.application_status_approve,
  reject: m.application_status_reject,
};

export const APPLICATION_STAGES: Labels<
  'new' | 'review' | 'test' | 'invited' | 'interview' | 'hired' | 'rejected'
> = {
  new: m.application_stage_new,
  review: m.application_stage_review,
  test: m.application_stage_test,
  invited: m.application_stage_invited,
  interview: m.application_stage_interview,
  hired: m.application_stage_hired,
  rejected: m.application_stage_rejected,
};

export const APPLICATION_REASONS: Labels<
  | 'not_enough_experience'
  | 'skills_mismatch'
  | 'salary_expectation'
  | 'location_schedule'
  | 'position_filled'
  | 'failed_test'
  | 'failed_interview'
  | 'no_show'
  | 'other'
  | 'withdrawn'
  | 'declined'
  | 'vacancy_closed'
  | 'no_answer'
  | 'offer_lapsed'
  | 'did_not_start'
  | 'left_on_probation'
> = {
  not_enough_experience: m.application_reason_not_enough_experience,
  skills_mismatch: m.application_reason_skills_mismatch,
  salary_expectation: m.application_reason_salary_expectation,
  location_schedule: m.application_reason_location_schedule,
  position_filled: m.application_reason_position_filled,
  failed_test: m.application_reason_failed_test,
  failed_interview: m.application_reason_failed_interview,
  no_show: m.application_reason_no_show,
  other: m.application_reason_other,
  withdrawn: m.application_reason_withdrawn,
  declined: m.application_reason_declined,
  vacancy_closed: m.application_reason_vacancy_closed,
  no_answer: m.application_reason_no_answer,
  offer_lapsed: m.application_reason_offer_lapsed,
  did_not_start: m.application_reason_did_not_start,
  left_on_probation: m.application_reason_left_on_probation,
};

export const RECOMMENDATIONS: Labels<'no' | 'maybe' | 'yes'> = {
  no: m.recommendation_no,
  maybe: m.recommendation_maybe,
  yes: m.recommendation_yes,
};
