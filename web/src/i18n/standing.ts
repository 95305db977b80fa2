/** The state of a vacancy in one word. The server decides which; every list and page shows it with these labels. */
import type { components } from '@/api/schema.gen';
import { m } from '@/paraglide/messages';
import { LIFECYCLES, VACANCY_STATUSES } from './labels';

export type Standing = components['schemas']['VacancyStanding'];
/** Tones of a status that a vacancy can have. */
type Tone = 'active' | 'waiting' | 'refused' | 'quiet';

const TONES: Record<Standing, Tone> = {
  active: 'active',
  waiting: 'waiting',
  refused: 'refused',
  taken_down: 'refused',
  hidden: 'refused',
  paused: 'quiet',
  expired: 'quiet',
  closed: 'quiet',
  out_of_sight: 'refused',
};
const LABELS: Record<Standing, () => string> = {
  active: VACANCY_STATUSES.approved,
  waiting: VACANCY_STATUSES.moderating,
  refused: VACANCY_STATUSES.rejected,
  taken_down: m.my_vacancies_taken_down,
  hidden: m.my_vacancies_hidden,
  paused: LIFECYCLES.paused,
  expired: LIFECYCLES.expired,
  closed: LIFECYCLES.closed,
  out_of_sight: m.my_vacancies_out_of_sight,
};

export function standingLabel(standing: Standing): { tone: Tone; text: string } {
  return { tone: TONES[standing], text: LABELS[standing]() };
}
