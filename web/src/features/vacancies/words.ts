/** Labels of vacancy codes in the language of the page. */
import { m } from '@/paraglide/messages';
import type { OwnerState, VacancyCardData, VacancyData } from './model';

type WorkType = VacancyCardData['work_type'][number];

const WORK_TYPES: Record<WorkType, () => string> = {
  fulltime: m.work_type_fulltime,
  remote: m.work_type_remote,
  partial: m.work_type_partial,
  hybrid: m.work_type_hybrid,
};
const EXPERIENCE: Record<VacancyCardData['experience'], () => string> = {
  none: m.experience_none,
  1: m.experience_1,
  2: m.experience_2,
  3: m.experience_3,
  4: m.experience_4,
  5: m.experience_5,
};
const WORK_HOURS: Record<VacancyData['work_hours'], () => string> = {
  mon_fri: m.work_hours_mon_fri,
  mon_sat: m.work_hours_mon_sat,
};
const EDUCATION = {
  secondary: m.education_level_secondary,
  incomplete_higher: m.education_level_incomplete_higher,
  higher: m.education_level_higher,
};
const LEVELS = {
  a1: m.language_level_a1,
  b1: m.language_level_b1,
  c1: m.language_level_c1,
};

/** The separator between facts on one line. */
export const DOT = ' · ';

/** `Toshkent · Gibrid, Masofaviy`. */
export function placeText({ location_name, work_type }: VacancyCardData): string {
  return [location_name, workTypesText(work_type)].filter(Boolean).join(DOT);
}

export function workTypesText(codes: readonly WorkType[]): string {
  return codes.map((code) => WORK_TYPES[code]()).join(', ');
}

export function experienceLabel(code: VacancyCardData['experience']): string {
  return EXPERIENCE[code]();
}

/** `Dush–Juma, 09:00–18:00`. */
export function hoursText({ work_hours, hours_from, hours_to }: VacancyData): string {
  const days = WORK_HOURS[work_hours]();
  return hours_from && hours_to ? `${days}, ${hours_from}–${hours_to}` : days;
}

export function educationText(code: VacancyData['education_level']): string | undefined {
  return code ? EDUCATION[code]() : undefined;
}

/** `Oʻzbek, ingliz (erkin)`. */
export function languagesText(languages: VacancyData['languages']): string {
  return languages
    .map(({ name, level }) => (level ? `${name} (${LEVELS[level]().toLowerCase()})` : name))
    .join(', ');
}

/** The state on an owner's card: moderation first, then the owner's actions or expiry. */
export function ownerLabel({ status, lifecycle }: OwnerState): {
  tone: 'waiting' | 'active' | 'refused' | 'quiet';
  text: string;
} {
  if (lifecycle === 'paused') return { tone: 'quiet', text: m.lifecycle_paused() };
  if (lifecycle === 'expired') return { tone: 'quiet', text: m.lifecycle_expired() };
  if (lifecycle === 'closed') return { tone: 'quiet', text: m.lifecycle_closed() };
  if (status === 'moderating') return { tone: 'waiting', text: m.vacancy_status_moderating() };
  if (status === 'rejected') return { tone: 'refused', text: m.vacancy_status_rejected() };
  return { tone: 'active', text: m.vacancy_status_approved() };
}
