import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';

/** What happened in the company, newest first. Colleagues add to it all the time. */
export const historyQuery = (page: number) =>
  queryOptions({
    queryKey: ['get', '/api/v1/company/history', { params: { query: { page } } }],
    staleTime: 0,
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/v1/company/history', { params: { query: { page } }, signal })),
  });
