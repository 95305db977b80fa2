import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

/** A vacancy as lists show it. No salary means that its pay is hidden. */
export type VacancyCardData = Schemas['VacancyCard'];
/** A whole vacancy. The code of its main sphere is for structured data; a preview has none. */
export type VacancyData = Omit<Schemas['Vacancy'], 'category_id'>;
export type Pay = Schemas['Salary'];
