/** Labels of verification requests in the language of the page. */
import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';
import type { KeyWords } from '../shortcuts-dialog';
import type { ReasonCode, RequestState, VerificationRequest } from './wire';

export const STATES: Record<RequestState, { tone: StatusTone; text: () => string }> = {
  pending: { tone: 'waiting', text: m.verification_state_pending },
  verified: { tone: 'done', text: m.verification_state_verified },
  refused: { tone: 'refused', text: m.verification_state_refused },
};

type Answer = NonNullable<VerificationRequest['registry']>['answer'];

/** A request that was never looked up reads like one whose lookup failed: nobody knows the answer. */
const ANSWERS: Record<Answer, { tone: StatusTone; text: () => string }> = {
  found: { tone: 'done', text: m.verifications_answer_found },
  not_found: { tone: 'waiting', text: m.verifications_answer_not_found },
  closed: { tone: 'refused', text: m.verifications_answer_closed },
  unavailable: { tone: 'quiet', text: m.verifications_answer_unavailable },
  not_asked: { tone: 'quiet', text: m.verifications_answer_unavailable },
};

export function answerOf(registry: VerificationRequest['registry']) {
  return ANSWERS[registry?.answer ?? 'not_asked'];
}

export const KEY_WORDS: KeyWords = {
  next: m.verifications_key_next,
  previous: m.verifications_key_previous,
  open: m.verifications_key_open,
  approve: m.verifications_key_approve,
  refuse: m.verifications_key_refuse,
  help: m.moderation_key_help,
  back: m.verifications_key_back,
};

/** A reason to refuse the verification of a company, and the advice for its owner. */
export const REASONS: Record<ReasonCode, { title: () => string; fix: () => string }> = {
  document_unreadable: {
    title: m.verification_reason_document_unreadable,
    fix: m.verification_reason_document_unreadable_fix,
  },
  document_of_another_company: {
    title: m.verification_reason_document_of_another_company,
    fix: m.verification_reason_document_of_another_company_fix,
  },
  tax_number_mismatch: {
    title: m.verification_reason_tax_number_mismatch,
    fix: m.verification_reason_tax_number_mismatch_fix,
  },
  company_closed: {
    title: m.verification_reason_company_closed,
    fix: m.verification_reason_company_closed_fix,
  },
  not_a_company: {
    title: m.verification_reason_not_a_company,
    fix: m.verification_reason_not_a_company_fix,
  },
  other: { title: m.verification_reason_other, fix: m.verification_reason_other_fix },
};

export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(REASONS, code);
}
