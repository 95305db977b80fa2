import { $api } from '@/api/client';
import { type JobSearch, toQuery } from './search';

/** The number of results, and the counts for each value of each filter. */
export const countQuery = ({ page: _, ...search }: JobSearch) =>
  $api.queryOptions('get', '/api/v1/jobs/facets', { params: { query: toQuery(search) } });
