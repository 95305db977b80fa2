/** Labels of moderation codes in the language of the page. */
import { limits } from '@/api/limits.gen';
import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';
import type { Evidence, QueueItem, ReasonCode, RiskLevel } from './model';

interface ReasonWords {
  title: () => string;
  /** The advice for the owner. */
  fix: () => string;
}

export const REASONS: Record<ReasonCode, ReasonWords> = {
  fee_or_deposit: { title: m.reason_fee_or_deposit, fix: m.reason_fee_or_deposit_fix },
  contacts_in_text: { title: m.reason_contacts_in_text, fix: m.reason_contacts_in_text_fix },
  discrimination: { title: m.reason_discrimination, fix: m.reason_discrimination_fix },
  not_a_vacancy: { title: m.reason_not_a_vacancy, fix: m.reason_not_a_vacancy_fix },
  duplicate: { title: m.reason_duplicate, fix: m.reason_duplicate_fix },
  misleading_pay: { title: m.reason_misleading_pay, fix: m.reason_misleading_pay_fix },
  forbidden_activity: { title: m.reason_forbidden_activity, fix: m.reason_forbidden_activity_fix },
  overseas_without_licence: {
    title: m.reason_overseas_without_licence,
    fix: m.reason_overseas_without_licence_fix,
  },
  wrong_sphere: { title: m.reason_wrong_sphere, fix: m.reason_wrong_sphere_fix },
  unreadable: { title: m.reason_unreadable, fix: m.reason_unreadable_fix },
};

export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(REASONS, code);
}

export function reasonTitle(code: string): string {
  return isReasonCode(code) ? REASONS[code].title() : code;
}

/** The reasons that make sense for a resume: the others speak about vacancies. */
export const RESUME_REASONS: readonly ReasonCode[] = [
  'contacts_in_text',
  'unreadable',
  'wrong_sphere',
  'forbidden_activity',
  'fee_or_deposit',
];

/** Without `codes` all of them. */
export function reasonOptions(codes: readonly ReasonCode[] = limits.RefusalReason.enum) {
  return codes.map((value) => ({ value, label: REASONS[value].title() }));
}

export const RISKS: Record<RiskLevel, { tone: StatusTone; text: () => string }> = {
  none: { tone: 'quiet', text: m.moderation_risk_none },
  low: { tone: 'new', text: m.moderation_risk_low },
  medium: { tone: 'waiting', text: m.moderation_risk_medium },
  high: { tone: 'refused', text: m.moderation_risk_high },
};

/** What was checked before a company got the mark. */
export const EVIDENCE: Record<Evidence, () => string> = {
  document: m.mark_evidence_document,
  registry: m.mark_evidence_registry,
  contact: m.mark_evidence_contact,
};

export function isEvidence(code: string): code is Evidence {
  return Object.hasOwn(EVIDENCE, code);
}

const LANGUAGES: Record<QueueItem['language'], () => string> = {
  uz: m.moderation_language_uz,
  ru: m.moderation_language_ru,
  en: m.moderation_language_en,
};

export function languageText(language: QueueItem['language']): string {
  return LANGUAGES[language]();
}

const STATES: Record<string, [tone: StatusTone, text: () => string]> = {
  waiting: ['waiting', m.moderation_state_waiting],
  approved: ['done', m.moderation_state_approved],
  rejected: ['refused', m.moderation_state_rejected],
  superseded: ['quiet', m.moderation_state_superseded],
};

export function stateOf(state: string): { tone: StatusTone; text: string } {
  const [tone, text] = STATES[state] ?? ['quiet', () => state];
  return { tone, text: text() };
}

/** What the next strike means for a company (decisions C13). */
export function strikeNote(strikes: number): string {
  if (strikes <= 0) return m.complaints_strike_first();
  return strikes === 1 ? m.complaints_strike_second() : m.complaints_strike_third();
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** `25 daqiqa`, `3 soat`, `2 kun`: the largest unit is enough for a queue. */
export function durationText(minutes: number): string {
  if (minutes < 1) return m.moderation_moment();
  if (minutes < HOUR) return m.moderation_minutes({ count: Math.floor(minutes) });
  if (minutes < 2 * DAY) return m.moderation_hours({ count: Math.floor(minutes / HOUR) });
  return m.moderation_days({ count: Math.floor(minutes / DAY) });
}

const MINUTE_MS = 60_000;

/** Somebody has waited a day for an answer. */
export function isLate(since: string, now: number): boolean {
  return (now - Date.parse(since)) / MINUTE_MS >= DAY;
}

export function waitedText(since: string, now: number): string {
  return durationText((now - Date.parse(since)) / MINUTE_MS);
}

/** Page titles. Routes import them dynamically, so that the console is not part of other pages' first load. */
export const titles = {
  queue: () => m.moderation_title(),
  review: () => m.moderation_review(),
  complaints: () => m.complaints_title(),
  verifications: () => m.verifications_title(),
  verification: () => m.verifications_review(),
};
