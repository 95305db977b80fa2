/** Reading and saving the columns of the board. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { Stages, StagesIn } from './list';

export const stagesQuery = () =>
  queryOptions({
    queryKey: ['board-stages'],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/stages', { signal }))).data as Stages,
    // A list of yesterday would only end in a conflict.
    staleTime: 0,
    gcTime: 0,
  });

export const saveStages = async (body: StagesIn) =>
  (await bodyOf(api.POST('/api/v1/stages', { body }))).data as Stages;
