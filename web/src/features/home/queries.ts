import { $api } from '@/api/client';

/** The number of vacancies by sphere and region, and the newest vacancies. */
export const summaryQuery = () => $api.queryOptions('get', '/api/v1/jobs/summary');

/** How many vacancies an employer has. */
export const ownCountsQuery = () =>
  $api.queryOptions('get', '/api/v1/my/jobs', { params: { query: { filter: 'all' } } });
