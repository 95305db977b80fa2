import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';

/** Fetched whenever the editor opens and never taken from the cache: a colleague may have changed it. */
export const pageQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/company/page'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await bodyOf(api.GET('/api/v1/company/page', { signal }))).data,
  });
