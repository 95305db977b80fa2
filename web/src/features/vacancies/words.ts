/** Labels of vacancy codes in the language of the page. */
import { EDUCATION, EXPERIENCE, LANGUAGE_LEVELS, WORK_HOURS, WORK_TYPES } from '@/i18n/labels';
import { m } from '@/paraglide/messages';
import type { VacancyCardData, VacancyData } from './model';

type WorkType = VacancyCardData['work_type'][number];

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
    .map(({ name, level }) =>
      level ? `${name} (${LANGUAGE_LEVELS[level]().toLowerCase()})` : name,
    )
    .join(', ');
}

const RESPONDED = {
  waiting: { tone: 'waiting', text: m.application_status_waiting },
  offer: { tone: 'active', text: m.application_status_offer },
  approve: { tone: 'done', text: m.application_status_approve },
  reject: { tone: 'refused', text: m.application_status_reject },
} as const;

/** Where an application stands. */
export function respondedLabel(status: NonNullable<VacancyData['responded']>) {
  const { tone, text } = RESPONDED[status];
  return { tone, text: text() };
}
