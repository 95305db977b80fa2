import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type HistoryEvent = Schemas['CompanyEvent'];
export type HistoryPage = Schemas['CompanyHistoryOut'];
