import { $api } from '@/api/client';

/** How many vacancies there are, by sphere and region, and the newest of them. */
export const summaryQuery = () => $api.queryOptions('get', '/api/v1/jobs/summary');

/** How many vacancies an employer has. */
export const ownCountsQuery = () =>
  $api.queryOptions('get', '/api/v1/my/jobs', { params: { query: { filter: 'all' } } });
