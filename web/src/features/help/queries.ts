import { $api } from '@/api/client';

export type HelpPage = 'help' | 'faq' | 'contacts';

/** A help page. The server writes it into the HTML under the same key. */
export const pageQuery = (page: HelpPage) => ({
  ...$api.queryOptions('get', '/api/v1/pages/{page}', { params: { path: { page } } }),
  // The text changes only with a release.
  staleTime: Number.POSITIVE_INFINITY,
});
