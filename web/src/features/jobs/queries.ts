import { $api } from '@/api/client';
import { type JobSearch, toQuery } from './search';

/** How many vacancies fit, and how many there would be under each value of each filter. */
export const countQuery = ({ page: _, ...search }: JobSearch) =>
  $api.queryOptions('get', '/api/v1/jobs/facets', { params: { query: toQuery(search) } });
