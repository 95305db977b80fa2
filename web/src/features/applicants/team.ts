/** The members of the company, for mentions. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

export interface TeamMember {
  user_id: string;
  name: string;
  role: Schemas['MemberRole'];
}

/** The same key as the page of the team has, so one answer serves both. */
const teamQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/company/members'],
    queryFn: async ({ signal }) =>
      (await bodyOf(api.GET('/api/v1/company/members', { signal }))).data,
    staleTime: 60_000,
  });

const NOBODY: TeamMember[] = [];

/** Everybody but oneself. Without an answer nobody can be mentioned, which is no reason to hide the comments. */
export function useTeam(): TeamMember[] {
  const { data = NOBODY } = useQuery({ ...teamQuery(), select: othersOf });
  return data;
}

function othersOf({ members }: Schemas['Team']): TeamMember[] {
  return members
    .filter(({ is_me }) => !is_me)
    .map(({ user_id, name, phone, role }) => ({ user_id, name: name || phone, role }));
}
