/** The state of a vacancy, as one word for its label and as a sentence for its page. */
import { LIFECYCLES, VACANCY_STATUSES } from '@/i18n/labels';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';
import type { OwnVacancy } from './model';

export interface OwnStatus {
  tone: StatusTone;
  label: string;
  text: string;
}

type Facts = Pick<
  OwnVacancy,
  'status' | 'lifecycle' | 'is_hidden' | 'is_public' | 'edit' | 'expires_at'
>;

/** The most important fact decides: complaints, then moderation, then the owner's actions or expiry. */
export function ownStatusOf(vacancy: Facts, usualHours: number | null | undefined): OwnStatus {
  const { status, lifecycle, edit, expires_at } = vacancy;
  if (vacancy.is_hidden) {
    return {
      tone: 'refused',
      label: m.my_vacancies_hidden(),
      text: m.my_vacancies_hidden_text(),
    };
  }
  if (status === 'rejected') {
    return {
      tone: 'refused',
      label: VACANCY_STATUSES.rejected(),
      text: m.my_vacancies_rejected_text(),
    };
  }
  if (lifecycle === 'closed') {
    return { tone: 'quiet', label: LIFECYCLES.closed(), text: m.my_vacancies_closed_text() };
  }
  if (lifecycle === 'expired') {
    return { tone: 'quiet', label: LIFECYCLES.expired(), text: m.my_vacancies_expired_text() };
  }
  if (lifecycle === 'paused') {
    return { tone: 'quiet', label: LIFECYCLES.paused(), text: m.my_vacancies_paused_text() };
  }
  if (status === 'moderating' && !vacancy.is_public) {
    return {
      tone: 'waiting',
      label: VACANCY_STATUSES.moderating(),
      text: waitingText(usualHours),
    };
  }
  const until = expires_at ? m.my_vacancies_active_text({ day: momentDay(expires_at) }) : '';
  return {
    tone: 'active',
    label: VACANCY_STATUSES.approved(),
    text: [until, edit && EDITS[edit.state]()].filter(Boolean).join(' '),
  };
}

const EDITS = {
  waiting: m.my_vacancies_edit_waiting_text,
  rejected: m.my_vacancies_edit_rejected_text,
};

/** How long moderation usually takes, when there is enough data. */
export function waitingText(usualHours: number | null | undefined): string {
  return usualHours == null
    ? m.my_vacancies_waiting_text()
    : m.my_vacancies_waiting_hours({ count: usualHours });
}
