import { $api } from '@/api/client';

/** A company with one page of its open vacancies. */
export const companyQuery = (slug: string, page = 1) =>
  $api.queryOptions('get', '/api/v1/companies/{slug}', {
    params: { path: { slug }, query: { page: page === 1 ? undefined : page } },
  });
