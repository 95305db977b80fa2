import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type LinkKind = Schemas['CompanyLinkKind'];
export type Benefit = Schemas['Benefit'];
export type Size = Schemas['CompanySize'];
export type Photo = Schemas['CompanyPhoto'];
export type Page = Schemas['OwnPage'];
/** The editor always sends the whole page: what is left out would be emptied. */
export type PageIn = Required<Schemas['OwnPageIn']>;
export type Member = Schemas['CustomerOut'];
export type PublicCompany = Schemas['CompanyFacts'];

/** Limits that the API does not describe. */
export const LIMITS = { photoMegabytes: 6, firstYear: 1800 } as const;
