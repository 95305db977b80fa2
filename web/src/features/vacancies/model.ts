import type * as wire from '@/api/vacancies-wire';

export type VacancyCardData = wire.VacancyCardData;
export type VacancyData = wire.VacancyData;
export type CardCompany = wire.CardCompany;
export type Pay = wire.Pay;
/** What the owner's own card shows instead of its age. */
export type OwnerState = wire.OwnerState;
