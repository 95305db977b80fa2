import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Company = Schemas['CompanyFacts'];
export type LinkKind = Schemas['CompanyLinkKind'];
export type Mark = Schemas['CompanyMark'];
export type Truth = Schemas['CompanyTruth'];
export type CompanyPhoto = Schemas['CompanyPhoto'];

/** A photo as the page shows it. */
export interface Photo {
  url: string;
  small: string;
  alt: string;
}
