import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Cabinet = Schemas['Cabinet'];
export type Todo = Schemas['CabinetTodo'];
export type TodoOf<Kind extends Todo['kind']> = Extract<Todo, { kind: Kind }>;
export type CabinetVacancy = Schemas['OwnVacancy'];
export type Week = Schemas['CabinetWeek'];
export type Plan = Schemas['CabinetPlan'];
export type Used = Schemas['UsedOfPlan'];
