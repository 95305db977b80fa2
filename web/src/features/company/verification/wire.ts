import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export type Verification = Schemas['CompanyVerification'];
export type Registry = Schemas['CompanyRegistryState'];
export type Lookup = Schemas['CompanyLookup'];
export type UploadedDocument = Schemas['UploadedDocument'];
export type VerificationIn = Schemas['VerificationIn'];
export type AppealIn = Schemas['VerificationAppealIn'];
