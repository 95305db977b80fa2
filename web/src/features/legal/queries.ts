import { $api } from '@/api/client';
import type { components } from '@/api/schema.gen';

export type LegalDocument = components['schemas']['LegalDocument'];
export type LegalFacts = components['schemas']['LegalFacts'];

/** The path of a document. */
export const LEGAL_PATHS = { terms: '/help/terms', privacy: '/help/privacy' } as const;

/** The version in force, or a given version. The server writes it into the HTML under the same key. */
export const legalQuery = (page: LegalDocument, version?: string) =>
  $api.queryOptions('get', '/api/v1/pages/{page}', {
    params: version ? { path: { page }, query: { version } } : { path: { page } },
  });

/** Upcoming changes. The server writes them into every page while there are any. */
export const noticesQuery = () => ({
  ...$api.queryOptions('get', '/api/v1/legal/notices'),
  staleTime: Number.POSITIVE_INFINITY,
});
