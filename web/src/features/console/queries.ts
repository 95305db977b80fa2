import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { answered, STAFF_HEADERS as headers, SIGN_IN_PATH, signedIn } from '@/session/staff';

type Schemas = components['schemas'];
export type StaffMe = Schemas['StaffMe'];
export type StaffRole = Schemas['StaffRole'];
export type Member = Schemas['StaffMember'];
export type Session = Schemas['StaffSession'];
export type AuditEvent = Schemas['AuditEvent'];
export type ActorKind = Schemas['AuditActorKind'];
export type SignIn = Schemas['StaffSignInIn'];
export type Welcome = Schemas['StaffWelcomeStartOut'];
export type WelcomeFinish = Schemas['StaffWelcomeFinishIn'];
export type PasswordChange = Schemas['StaffPasswordIn'];

/** Query keys of everything that only a signed-in member sees; removed when another person signs in. */
const KEY = 'console';

/** Where to go after signing in: only a page of the console is allowed. */
export function nextPath(next: string | undefined): string {
  return next && /^\/admin\/[a-z-]+(\/[\da-f-]+)?$/.test(next) && next !== SIGN_IN_PATH
    ? next
    : '/admin';
}

export const meQuery = () =>
  queryOptions({
    queryKey: [KEY, 'me'],
    // The server authorises every call; this only decides what to render.
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { member } = await answered(api.GET('/api/v1/staff/me', { headers, signal }));
      return member;
    },
  });

export const membersQuery = () =>
  queryOptions({
    queryKey: [KEY, 'members'],
    queryFn: async ({ signal }) => {
      const { data } = await signedIn(api.GET('/api/v1/staff/members', { headers, signal }));
      return data;
    },
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: [KEY, 'sessions'],
    queryFn: async ({ signal }) => {
      const { data } = await signedIn(api.GET('/api/v1/staff/sessions', { headers, signal }));
      return data;
    },
  });

export interface AuditFilter {
  actor?: string;
  action?: string;
  page?: number;
}

export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: [KEY, 'audit', filter],
    queryFn: ({ signal }) =>
      signedIn(api.GET('/api/v1/staff/audit', { headers, signal, params: { query: filter } })),
    // The old table stays while the next page loads.
    placeholderData: (before) => before,
  });

/**
 * The owner of the invitation and the authenticator secret. Fetched once: the response is the same until the link is
 * used.
 */
export const welcomeQuery = (secret: string) =>
  queryOptions({
    queryKey: [KEY, 'welcome', secret],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      answered(api.POST('/api/v1/staff/welcome/start', { headers, signal, body: { secret } })),
  });

export async function signIn(body: SignIn): Promise<StaffMe> {
  return (await answered(api.POST('/api/v1/staff/sign-in', { headers, body }))).member;
}

export async function finishWelcome(body: WelcomeFinish): Promise<StaffMe> {
  return (await answered(api.POST('/api/v1/staff/welcome/finish', { headers, body }))).member;
}

export async function signOut(): Promise<void> {
  await signedIn(api.POST('/api/v1/staff/sign-out', { headers }));
}

export async function changePassword(body: PasswordChange): Promise<void> {
  await signedIn(api.POST('/api/v1/staff/password', { headers, body }));
}

export async function endSession(id: string): Promise<void> {
  const params = { path: { id } };
  await signedIn(api.POST('/api/v1/staff/sessions/{id}/end', { headers, params }));
}

export async function disableMember(id: string): Promise<void> {
  const params = { path: { id } };
  await signedIn(api.POST('/api/v1/staff/members/{id}/disable', { headers, params }));
}

export async function setRole(id: string, role: StaffRole): Promise<void> {
  const params = { path: { id } };
  await signedIn(api.POST('/api/v1/staff/members/{id}/role', { headers, params, body: { role } }));
}
