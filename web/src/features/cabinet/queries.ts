import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import type { Cabinet } from './wire';

const PATH = '/api/v1/company/cabinet';

/** Always fetched: on any other page something may have been done. */
export const cabinetQuery = () =>
  queryOptions({
    queryKey: ['get', PATH],
    meta: live('board', 'chat'),
    staleTime: 0,
    queryFn: async ({ signal }) => (await bodyOf(api.GET(PATH, { signal }))).data as Cabinet,
  });

export const refreshCabinet = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: cabinetQuery().queryKey });
