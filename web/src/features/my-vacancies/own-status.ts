/** The state of a vacancy as one word, which the server chooses, and as sentences for its page. */
import { type Standing, standingLabel } from '@/i18n/standing';
import { momentDay } from '@/lib/moment';
import { m } from '@/paraglide/messages';
import type { StatusTone } from '@/ui/status';
import type { OwnVacancy } from './model';

export interface OwnStatus {
  tone: StatusTone;
  label: string;
  text: string;
}

type Facts = Pick<OwnVacancy, 'standing' | 'company_out' | 'edit' | 'expires_at'>;
type CompanyOut = NonNullable<OwnVacancy['company_out']>;

export function ownStatusOf(vacancy: Facts, usualHours: number | null | undefined): OwnStatus {
  const { tone, text: label } = standingLabel(vacancy.standing);
  const { edit } = vacancy;
  const text = [textOf(vacancy, usualHours), edit && editText(vacancy.standing, edit.state)];
  return { tone, label, text: text.filter(Boolean).join(' ') };
}

function textOf({ standing, company_out, expires_at }: Facts, hours: number | null | undefined) {
  switch (standing) {
    case 'waiting':
      return waitingText(hours);
    case 'out_of_sight':
      return company_out ? OUT[company_out]() : '';
    case 'active':
      return expires_at ? m.my_vacancies_active_text({ day: momentDay(expires_at) }) : '';
    default:
      return TEXTS[standing]();
  }
}

const TEXTS: Record<Exclude<Standing, 'waiting' | 'out_of_sight' | 'active'>, () => string> = {
  refused: m.my_vacancies_rejected_text,
  taken_down: m.my_vacancies_taken_down_text,
  hidden: m.my_vacancies_hidden_text,
  paused: m.my_vacancies_paused_text,
  expired: m.my_vacancies_expired_text,
  closed: m.my_vacancies_closed_text,
};

/** Why candidates see nothing of a company. */
export const OUT: Record<CompanyOut, () => string> = {
  closed: m.my_vacancies_out_closed,
  stopped: m.my_vacancies_out_stopped,
  hidden: m.my_vacancies_out_hidden,
  leaving: m.my_vacancies_out_leaving,
};

/** Only an active vacancy has an earlier text that candidates see meanwhile. */
function editText(standing: Standing, edit: NonNullable<OwnVacancy['edit']>['state']): string {
  if (standing === 'active') {
    return edit === 'waiting'
      ? m.my_vacancies_edit_waiting_text()
      : m.my_vacancies_edit_rejected_text();
  }
  if (standing === 'hidden' || standing === 'closed') return '';
  return edit === 'waiting' ? m.my_vacancies_edit_waits() : m.my_vacancies_edit_refused();
}

/** How long moderation usually takes, when there is enough data. */
export function waitingText(usualHours: number | null | undefined): string {
  return usualHours == null
    ? m.my_vacancies_waiting_text()
    : m.my_vacancies_waiting_hours({ count: usualHours });
}
