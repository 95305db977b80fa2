import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { $api, api } from '@/api/client';
import { refusal } from '@/api/errors';
import type { components } from '@/api/schema.gen';
import { sendOnce } from '@/forms/send-once';

type Schemas = components['schemas'];
export type Role = Schemas['Role'];
export type User = Schemas['User'];
export type Signed = Schemas['Signed'];
export type Social = Schemas['PendingOut'];
export type RegisterForm = Schemas['RegisterIn'];

const CONSENTS: Schemas['Consent'][] = ['terms', 'privacy'];

/** The calls of product §7 answer an error with HTTP 200 and `status: false`. */
function accepted(answer: Schemas['SignedOrRefused'] | undefined): Signed {
  if (answer && 'token' in answer) return answer;
  throw refusal({ ...answer }, 200);
}

export async function signIn(login: Schemas['LoginIn']): Promise<Signed> {
  const { data } = await api.POST('/api/v1/auth/login', { body: login });
  return accepted(data);
}

/** Both consents were ticked at the start: without them no code is sent. */
export async function register(form: Omit<RegisterForm, 'consents'>, key: string): Promise<Signed> {
  const { data } = await api.POST('/api/v1/auth/register', {
    body: { ...form, consents: CONSENTS },
    headers: { 'Idempotency-Key': key },
  });
  return accepted(data);
}

export const sendCode = (phone: string) =>
  sendOnce('send-code', phone, (key) =>
    bodyOf(
      api.POST('/api/v1/auth/send-code', {
        body: { phone, purpose: 'register', consents: CONSENTS },
        headers: { 'Idempotency-Key': key },
      }),
    ),
  );

export const sendResetCode = (phone: string) =>
  sendOnce('forgot', phone, (key) =>
    bodyOf(
      api.POST('/api/v1/auth/forgot', { body: { phone }, headers: { 'Idempotency-Key': key } }),
    ),
  );

export const resetPassword = (request_id: string, password: string) =>
  bodyOf(api.POST('/api/v1/auth/reset', { body: { request_id, password } }));

export const sendLink = (phone: string) =>
  bodyOf(api.POST('/api/v1/auth/send-link', { body: { phone } }));

export const openLink = (secret: string, totp?: string) =>
  bodyOf(api.POST('/api/v1/auth/verifier', { body: { secret, totp } }));

export const signInWithTelegram = (fields: Schemas['TelegramIn']) =>
  bodyOf(api.POST('/api/v1/auth/telegram', { body: fields }));

/** Signs in with the external identity that is pending in this browser, together with the authenticator code. */
export const enterWithSocial = (totp: string) =>
  bodyOf(api.POST('/api/v1/auth/social/enter', { body: { totp } }));

export const providersQuery = () => $api.queryOptions('get', '/api/v1/auth/providers');

/** The Google or Telegram identity that is pending in a cookie and not linked to an account yet. */
export const socialQuery = () =>
  queryOptions({
    queryKey: ['social'],
    queryFn: async () => (await bodyOf(api.GET('/api/v1/auth/social'))).social ?? null,
  });

export const forgetSocial = () => bodyOf(api.POST('/api/v1/auth/social/forget'));

export type RoleChange = Schemas['RoleIn'];

/** Creates the second profile of a signed-in person and switches to its role. */
export const takeRole = async (change: RoleChange) =>
  (await bodyOf(api.POST('/api/v1/me/role', { body: change }))).user;

export const sendAvatar = async (role: Role, picture: Blob) =>
  (
    await bodyOf(
      api.POST('/api/v1/me/avatar', {
        params: { query: { role } },
        // The generated type describes the body as a list of bytes; the client sends a file as it is.
        body: picture as unknown as number[],
      }),
    )
  ).user;
