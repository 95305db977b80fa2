import { queryOptions } from '@tanstack/react-query';
import { refusal } from '@/api/errors';
import { send } from '@/api/send';

// TEMPORARY local types
export type Role = 'candidate' | 'customer';
export type LanguageLevel = 'a1' | 'b1' | 'c1';
export interface LanguageSkill {
  language: string;
  level: LanguageLevel | null;
}
export interface User {
  id: string;
  phone: string;
  role: Role;
  has_password: boolean;
  has_totp: boolean;
  unfinished: Role | null;
  candidate: { name: string; surname: string; avatar: { small: string } | null } | null;
  customer: { name: string; avatar: { small: string } | null } | null;
}
export interface Signed {
  status: boolean;
  user: User;
  token: string;
}
export interface CodeSent {
  request_id: string;
  phone: string;
  resend_after: number;
  expires_in: number;
}
export interface CodeState {
  state: 'sending' | 'sent' | 'failed' | 'verified';
  phone: string;
  purpose: string;
  resend_after: number;
  expires_in: number;
  tries_left: number;
}
export interface CandidateIn {
  name: string;
  surname: string;
  birthday: string;
  sex: 'male' | 'female';
  location: string;
  spheres: string[];
  education_level: 'secondary' | 'incomplete_higher' | 'higher';
  specialization?: string | null;
  languages: LanguageSkill[];
  about?: string | null;
}
export interface CustomerIn {
  name: string;
  address?: string | null;
  location: string;
  owned_date?: string | null;
  about?: string | null;
}
export interface RegisterIn extends Partial<CandidateIn>, Partial<CustomerIn> {
  phone: string;
  request_id: string;
  role: Role;
  password?: string;
  email?: string;
  avatar?: string;
  consents: string[];
  social?: boolean;
  name: string;
  location: string;
}
export interface Login {
  phone: string;
  password: string;
  remember: boolean;
  totp?: string;
  social?: boolean;
}
export interface Providers {
  google: boolean;
  telegram: { bot: string; login_url: string } | null;
}
export interface Social {
  provider: 'google' | 'telegram';
  name: string;
  email: string | null;
}
export type TelegramAnswer =
  | { outcome: 'signed_in'; user: User; token: string }
  | { outcome: 'unknown'; name: string };

async function raw(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return send(new Request(`${location.origin}/api/v1/${path}`, { method, ...init }));
}
async function get<T>(path: string): Promise<T> {
  return (await raw('GET', path)).json();
}
async function post<T>(path: string, body: object = {}, key?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (key) headers['Idempotency-Key'] = key;
  return (await raw('POST', path, { body: JSON.stringify(body), headers })).json();
}
// END TEMPORARY

/** Calls of the seed answer a refusal with HTTP 200 and `status: false`. */
async function accepted<T extends { status: boolean }>(answer: Promise<T>): Promise<T> {
  const body = await answer;
  if (!body.status) throw refusal(body as unknown as Record<string, unknown>, 200);
  return body;
}

export function signIn(login: Login): Promise<Signed> {
  return accepted(post('auth/login', login));
}

export function register(form: RegisterIn, key: string): Promise<Signed> {
  return accepted(post('auth/register', form, key));
}

export function sendCode(phone: string): Promise<CodeSent> {
  return post('auth/send-code', { phone, purpose: 'register', consents: ['terms', 'privacy'] });
}

export function sendResetCode(phone: string): Promise<CodeSent> {
  return post('auth/forgot', { phone });
}

export async function verifyCode(requestId: string, code: string): Promise<{ expires_in: number }> {
  return post('auth/verify-code', { request_id: requestId, code });
}

export const codeStateQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['code-state', requestId],
    queryFn: (): Promise<CodeState> => post('auth/code-state', { request_id: requestId }),
  });

export async function resetPassword(requestId: string, password: string): Promise<void> {
  await post('auth/reset', { request_id: requestId, password });
}

export async function sendLink(phone: string): Promise<{ resend_after: number }> {
  return post('auth/send-link', { phone });
}

export function openLink(secret: string): Promise<Signed> {
  return post('auth/verifier', { secret });
}

export function signInWithTelegram(fields: Record<string, string>): Promise<TelegramAnswer> {
  return post('auth/telegram', fields);
}

export const providersQuery = () =>
  queryOptions({
    queryKey: ['providers'],
    queryFn: (): Promise<Providers> => get('auth/providers'),
  });

/** The identity of Google or Telegram that waits in a cookie for its account. */
export const socialQuery = () =>
  queryOptions({
    queryKey: ['social'],
    queryFn: async () => (await get<{ social: Social | null }>('auth/social')).social,
  });

export async function forgetSocial(): Promise<void> {
  await post('auth/social/forget');
}

export type RoleChange =
  | { role: 'candidate'; candidate: CandidateIn }
  | { role: 'customer'; customer: CustomerIn };

/** A signed-in person gets his second profile, and with it the other role. */
export async function takeRole(change: RoleChange): Promise<User> {
  return (await post<{ user: User }>('me/role', change)).user;
}

export async function sendAvatar(role: Role, picture: Blob): Promise<User> {
  const answer = await raw('POST', `me/avatar?role=${role}`, {
    body: picture,
    headers: { 'Content-Type': picture.type },
  });
  return ((await answer.json()) as { user: User }).user;
}
