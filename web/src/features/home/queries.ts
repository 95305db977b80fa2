import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { live } from '@/api/live-topics';
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];
export type Home = Schemas['CandidateHome'];
export type Answered = Schemas['MyApplication'];

const PATH = '/api/v1/my/home';
/** Counting new results costs the server one search per saved search. */
const FRESH_MS = 30_000;

export const homeQuery = () =>
  queryOptions({
    queryKey: ['get', PATH],
    meta: live('applications'),
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await bodyOf(api.GET(PATH, { signal }))).data as Home,
  });

export const refreshHome = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: homeQuery().queryKey });
