import { queryOptions } from '@tanstack/react-query';
import { send } from '@/api/send';

// TEMPORARY local types
export type Role = 'candidate' | 'customer';
export interface Picture {
  large: string;
  small: string;
}
export interface LanguageSkill {
  language: string;
  level: 'a1' | 'b1' | 'c1' | null;
}
export interface Candidate {
  id: string;
  name: string;
  surname: string;
  birthday: string;
  sex: 'male' | 'female';
  location: string;
  location_name: string;
  spheres: string[];
  education_level: 'secondary' | 'incomplete_higher' | 'higher';
  specialization: string | null;
  languages: LanguageSkill[];
  about: string | null;
  avatar: Picture | null;
}
export interface Customer {
  id: string;
  slug: string;
  name: string;
  address: string | null;
  location: string;
  location_name: string;
  owned_date: string | null;
  about: string | null;
  active: boolean;
  avatar: Picture | null;
}
export interface User {
  id: string;
  phone: string;
  phone_verified_at: string | null;
  email: string | null;
  email_verified_at: string | null;
  role: Role;
  verified: boolean;
  candidate: Candidate | null;
  customer: Customer | null;
  locale: 'uz' | 'ru' | 'en';
  has_password: boolean;
  has_totp: boolean;
  telegram: { name: string } | null;
  unfinished: Role | null;
  role_free_at: string | null;
  delete_at: string | null;
  created_at: string;
}
export interface CodeSent {
  request_id: string;
  phone: string;
  resend_after: number;
  expires_in: number;
}
export interface CodeState {
  state: 'sending' | 'sent' | 'failed' | 'verified';
}
export type Proof = { password: string } | { request_id: string } | { totp: string };
export interface Session {
  id: string;
  is_current: boolean;
  device: string;
  address: string;
  created_at: string;
  last_used_at: string;
}
export type LoginEvent =
  | 'registered'
  | 'signed_in'
  | 'refused'
  | 'password_changed'
  | 'phone_changed'
  | 'email_changed'
  | 'role_changed'
  | 'totp_on'
  | 'totp_off'
  | 'telegram_linked'
  | 'telegram_unlinked'
  | 'session_ended'
  | 'export_made'
  | 'deletion_asked'
  | 'deletion_undone'
  | 'identity_linked'
  | 'identity_unlinked';
export interface Login {
  at: string;
  event: LoginEvent;
  device: string;
  address: string;
}
export interface Meta {
  page: number;
  per_page: number;
  total: number;
  pages: number;
}
export interface TotpStart {
  secret: string;
  uri: string;
  qr: string;
}
export interface Identity {
  id: string;
  provider: 'google' | 'telegram';
  name: string;
  linked_at: string;
}
export interface Social {
  provider: 'google' | 'telegram';
  name: string;
  email: string | null;
}
export type EventCode =
  | 'status'
  | 'message'
  | 'invitation'
  | 'interview'
  | 'test'
  | 'moderation'
  | 'saved_search';
export interface EventRow {
  event: EventCode;
  site: boolean;
  telegram: boolean;
  email: boolean;
}
export interface Quiet {
  on: boolean;
  from: string;
  to: string;
}
export interface Notifications {
  events: EventRow[];
  quiet: Quiet;
}
export interface Telegram {
  available: boolean;
  linked: { name: string; linked_at: string } | null;
  pending: { name: string } | null;
}
export interface TelegramLink {
  url: string;
  qr: string;
  expires_in: number;
}
export interface Export {
  state: 'none' | 'making' | 'ready';
  made_at: string | null;
  expires_at: string | null;
}

async function raw(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return send(new Request(`${location.origin}/api/v1/${path}`, { method, ...init }));
}
async function get<T>(path: string): Promise<T> {
  return (await raw('GET', path)).json();
}
async function post<T>(path: string, body: object = {}): Promise<T> {
  const response = await raw('POST', path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return response.json();
}
export type CandidateEdit = Partial<Omit<Candidate, 'id' | 'location_name' | 'avatar'>>;
export type CustomerEdit = Partial<
  Omit<Customer, 'id' | 'slug' | 'active' | 'location_name' | 'avatar'>
>;
// END TEMPORARY

const userOf = async (answer: Promise<{ user: User }>) => (await answer).user;

export const sendMyCode = (purpose: 'proof' | 'phone', phone?: string) =>
  post<CodeSent>('me/code', { purpose, phone });
export const verifyCode = (request_id: string, code: string) =>
  post<{ request_id: string }>('auth/verify-code', { request_id, code });
export const codeStateQuery = (request_id: string) =>
  queryOptions({
    queryKey: ['code-state', request_id],
    queryFn: () => post<CodeState>('auth/code-state', { request_id }),
  });
export const prove = (proof: Proof) => post('me/proof', proof);

export const setPassword = (password: string) => post('me/password', { password });
export const setPhone = (request_id: string) => userOf(post('me/phone', { request_id }));
export const sendEmailCode = (email: string) => post<CodeSent>('me/email', { email });
export const confirmEmail = (request_id: string, code: string) =>
  userOf(post('me/email/confirm', { request_id, code }));
export const setRole = (role: Role) => userOf(post('me/role', { role }));

export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: () => get<{ data: Session[] }>('me/sessions') });
export const endSession = (id: string) => post(`me/sessions/${id}/end`);
export const endOtherSessions = () => post<{ ended: number }>('me/sessions/end-others');
export const loginsQuery = (page: number) =>
  queryOptions({
    queryKey: ['logins', page],
    queryFn: () => get<{ data: Login[]; meta: Meta }>(`me/logins?page=${page}`),
  });

export const startTotp = () => post<TotpStart>('me/totp/start');
export const confirmTotp = (code: string) =>
  post<{ recovery_codes: string[] }>('me/totp/confirm', { code });
export const removeTotp = () => post('me/totp/remove');

export const identitiesQuery = () =>
  queryOptions({
    queryKey: ['identities'],
    queryFn: () => get<{ data: Identity[] }>('me/identities'),
  });
export const unlinkIdentity = (id: string) => post(`me/identities/${id}/unlink`);
export const linkIdentity = () => post('me/identities/link');
export const providersQuery = () =>
  queryOptions({
    queryKey: ['providers'],
    queryFn: () => get<{ google: boolean }>('auth/providers'),
  });
export const socialQuery = () =>
  queryOptions({
    queryKey: ['social'],
    queryFn: () => get<{ social: Social | null }>('auth/social'),
  });
export const forgetSocial = () => post('auth/social/forget');

export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications'],
    queryFn: () => get<Notifications>('me/notifications'),
  });
export const setNotifications = (body: Notifications) =>
  post<Notifications>('me/notifications', body);

export const telegramQuery = () =>
  queryOptions({ queryKey: ['telegram'], queryFn: () => get<Telegram>('me/telegram') });
export const linkTelegram = () => post<TelegramLink>('me/telegram/link');
export const confirmTelegram = () => userOf(post('me/telegram/confirm'));
export const declineTelegram = () => post('me/telegram/decline');
export const unlinkTelegram = () => post('me/telegram/unlink');

export const exportQuery = () =>
  queryOptions({ queryKey: ['export'], queryFn: () => get<Export>('me/export') });
export const askExport = () => post('me/export');
export const fetchExport = async () => (await raw('GET', 'me/export/file')).blob();
export const askDeletion = () => userOf(post('me/delete'));
export const undoDeletion = () => userOf(post('me/delete/undo'));

export const uploadAvatar = async (picture: Blob, role: Role) =>
  userOf(
    (
      await raw('POST', `me/avatar?role=${role}`, {
        body: picture,
        headers: { 'Content-Type': picture.type },
      })
    ).json(),
  );
export const removeAvatar = (role: Role) => userOf(post(`me/avatar/remove?role=${role}`));

export const updateCandidate = (change: CandidateEdit) => userOf(post('me/update', change));
export const updateCompany = (change: CustomerEdit) => userOf(post('company/update', change));
