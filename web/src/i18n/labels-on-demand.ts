/** Labels that only pages and dialogs behind the first load show, apart from `labels.ts` to keep that load small. */
import { limits } from '@/api/limits.gen';
import { m } from '@/paraglide/messages';
import type { CodeOf, Labels } from './labels';

export const SEXES: Labels<CodeOf<'Sex'>> = { male: m.sex_male, female: m.sex_female };

export const MEMBER_ROLES: Labels<CodeOf<'MemberRole'>> = {
  owner: m.team_role_owner,
  recruiter: m.team_role_recruiter,
  viewer: m.team_role_viewer,
};

export const SOCIAL_STATUSES: Labels<CodeOf<'SocialStatus'>> = {
  student: m.social_status_student,
  married: m.social_status_married,
  single: m.social_status_single,
  other: m.social_status_other,
};

export const TAXES: Labels<CodeOf<'Tax'>> = {
  net: m.vacancy_form_tax_net,
  gross: m.vacancy_form_tax_gross,
};

export const QUESTION_KINDS: Labels<CodeOf<'QuestionKind'>> = {
  text: m.question_kind_text,
  yes_no: m.question_kind_yes_no,
  choice: m.question_kind_choice,
  number: m.question_kind_number,
};

const COMPLAINT_REASONS: Labels<CodeOf<'ComplaintReason'>> = {
  fraud: m.complaint_reason_fraud,
  fee: m.complaint_reason_fee,
  discrimination: m.complaint_reason_discrimination,
  not_real: m.complaint_reason_not_real,
  contacts: m.complaint_reason_contacts,
  other: m.complaint_reason_other,
};

/** What a complaint is about, in the words of its subject. */
export type ComplaintSubject =
  | 'vacancy'
  | 'company'
  | 'resume'
  | 'company_messages'
  | 'candidate_messages';

/** What makes no sense about them: nobody advertises in a message, and a resume has no requirements. */
const NOT_ABOUT: Partial<Record<ComplaintSubject, readonly CodeOf<'ComplaintReason'>[]>> = {
  resume: ['discrimination'],
  company_messages: ['contacts'],
  candidate_messages: ['contacts', 'not_real'],
};

export function complaintText(about: ComplaintSubject, reason: CodeOf<'ComplaintReason'>): string {
  if (about === 'resume' && reason === 'not_real') return m.candidate_report_not_real();
  return COMPLAINT_REASONS[reason]();
}

/** The reasons that can be given. */
export function complaintOptions(about: ComplaintSubject) {
  return limits.ComplaintReason.enum
    .filter((reason) => !NOT_ABOUT[about]?.includes(reason))
    .map((value) => ({ value, label: complaintText(about, value) }));
}

/** The API sends these as free text, so that a newer server can add one. */
const HISTORY: Readonly<Record<string, () => string>> = {
  submitted: m.my_vacancies_history_submitted,
  approved: m.my_vacancies_history_approved,
  rejected: m.my_vacancies_history_rejected,
  edited: m.my_vacancies_history_edited,
  edit_rejected: m.my_vacancies_history_edit_rejected,
  still_hiring: m.my_vacancies_history_still_hiring,
  paused: m.my_vacancies_history_paused,
  resumed: m.my_vacancies_history_resumed,
  closed: m.my_vacancies_history_closed,
  prolonged: m.my_vacancies_history_prolonged,
  expired: m.my_vacancies_history_expired,
  hidden: m.my_vacancies_history_hidden,
  restored: m.my_vacancies_history_restored,
  taken_down: m.my_vacancies_history_taken_down,
  deleted: m.my_vacancies_history_deleted,
  strike_1: m.my_vacancies_history_strike_1,
  strike_2: m.my_vacancies_history_strike_2,
  strike_3: m.my_vacancies_history_strike_3,
  appealed: m.my_vacancies_history_appealed,
};

/** What happened to a vacancy. A code of a newer server says nothing to people. */
export function historyText(what: string): string {
  return (HISTORY[what] ?? m.my_vacancies_history_other)();
}
