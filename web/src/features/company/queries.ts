/** Calls of the team. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import type { User } from '@/session/me';
import type { GivenRole } from './wire';

async function dataOf<Data>(answer: Promise<{ data?: { data: Data } }>): Promise<Data> {
  return (await bodyOf(answer)).data;
}

async function userOf(answer: Promise<{ data?: components['schemas']['MeOut'] }>): Promise<User> {
  return (await bodyOf(answer)).user;
}

const ofMember = (user_id: string) => ({ path: { user_id } });

export const teamQuery = () =>
  queryOptions({
    queryKey: ['get', '/api/v1/company/members'],
    queryFn: ({ signal }) => dataOf(api.GET('/api/v1/company/members', { signal })),
  });

/** What passes on when the member goes. */
export const memberWorkQuery = (user_id: string) =>
  queryOptions({
    queryKey: ['get', '/api/v1/company/members/{user_id}/work', user_id],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/v1/company/members/{user_id}/work', { params: ofMember(user_id), signal }),
      ),
    // Asked for at the moment of the decision.
    staleTime: 0,
  });

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['get', '/api/v1/company/invitation/{token}', token],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/v1/company/invitation/{token}', { params: { path: { token } }, signal }),
      ),
  });

/** After every change of the team. */
export const reloadTeam = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: teamQuery().queryKey });

export const invite = (role: GivenRole, phone?: string) =>
  dataOf(api.POST('/api/v1/company/invite', { body: { role, phone } }));
export const revokeInvitation = (id: string) =>
  bodyOf(api.POST('/api/v1/company/invitations/{id}/revoke', { params: { path: { id } } }));
export const declineInvitation = (id: string) =>
  userOf(api.POST('/api/v1/company/invitations/{id}/decline', { params: { path: { id } } }));
export const joinCompany = (invitation: { token: string } | { id: string }, name: string) =>
  userOf(api.POST('/api/v1/company/join', { body: { ...invitation, name } }));

export const setMemberRole = (user_id: string, role: GivenRole) =>
  bodyOf(
    api.POST('/api/v1/company/members/{user_id}/role', {
      params: ofMember(user_id),
      body: { role },
    }),
  );
export const removeMember = (user_id: string, successor: string) =>
  bodyOf(
    api.POST('/api/v1/company/members/{user_id}/remove', {
      params: ofMember(user_id),
      body: { successor },
    }),
  );
export const leaveCompany = (successor?: string) =>
  userOf(api.POST('/api/v1/company/leave', { body: { successor } }));

export const askTransfer = (to: string) =>
  bodyOf(api.POST('/api/v1/company/transfer', { body: { to } }));
export const acceptTransfer = () => userOf(api.POST('/api/v1/company/transfer/accept'));
export const cancelTransfer = () => bodyOf(api.POST('/api/v1/company/transfer/cancel'));
