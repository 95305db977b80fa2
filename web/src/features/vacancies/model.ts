import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

/** A vacancy as lists show it. No salary means that its pay is hidden. */
export type VacancyCardData = Schemas['VacancyCard'];
/** A whole vacancy. The code of its main sphere is for other programs; a preview has none. */
export type VacancyData = Omit<Schemas['Vacancy'], 'category_id'>;
export type Pay = Schemas['Salary'];
/** What the owner's own card shows instead of its age. */
export type OwnerState = Pick<Schemas['OwnVacancy'], 'status' | 'lifecycle'>;
