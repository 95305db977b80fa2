/** Vacancies as their owner sees them. */
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type OwnVacancy = Schemas['OwnVacancy'];
export type OwnVacancyPage = Schemas['OwnVacancyPage'];
export type OwnDraft = Schemas['OwnVacancyDraft'];
export type TakenDown = Schemas['VacancyTakenDown'];
export type OwnList = Schemas['OwnVacanciesOut'];
export type Reason = Schemas['RefusalReasonOut'];
export type Vacancy = Schemas['Vacancy'];
export type Stats = Schemas['VacancyStats'];
export type DayStats = Schemas['VacancyDay'];
export type Hiring = Schemas['StillHiring'];

export type Filter = keyof Schemas['OwnVacancyCounts'];
export const FILTERS: readonly Filter[] = ['all', 'active', 'inactive'];
export type Metric = keyof Schemas['VacancyTotals'];

/** Actions of an owner; the other actions belong to moderators or to scheduled jobs. */
const OWN_ACTIONS = ['edit', 'pause', 'resume', 'prolong', 'clone', 'close', 'delete'] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];

/** In menu order. */
export function ownActions({ actions }: Pick<OwnVacancy, 'actions'>): OwnAction[] {
  return OWN_ACTIONS.filter((action) => actions.includes(action));
}
