import { queryOptions } from '@tanstack/react-query';
import { $api, api } from '@/api/client';
import { refusal } from '@/api/errors';
import type { components } from '@/api/schema.gen';
import { forgetKey, keyFor } from '@/forms/send-once';

type Schemas = components['schemas'];
export type Role = Schemas['Role'];
export type User = Schemas['User'];
export type Signed = Schemas['Signed'];
export type CodeSent = Schemas['CodeSent'];
export type Social = Schemas['PendingOut'];
export type RegisterForm = Schemas['RegisterIn'];

const CONSENTS: Schemas['Consent'][] = ['terms', 'privacy'];

/** The calls of the seed answer a refusal with HTTP 200 and `status: false`. */
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

/** The body of an answer. `api` throws on every refusal, so the type's "or nothing" never comes true. */
async function bodyOf<Body>(answer: Promise<{ data?: Body }>): Promise<Body> {
  return (await answer).data as Body;
}

/** After a lost answer the same is asked with the same key, so that no second message is sent and no try is counted. */
async function once<Answer>(kind: string, what: unknown, send: (key: string) => Promise<Answer>) {
  const answer = await send(keyFor(kind, what, { secret: true }));
  forgetKey(kind);
  return answer;
}

export const sendCode = (phone: string) =>
  once('send-code', phone, (key) =>
    bodyOf(
      api.POST('/api/v1/auth/send-code', {
        body: { phone, purpose: 'register', consents: CONSENTS },
        headers: { 'Idempotency-Key': key },
      }),
    ),
  );

export const sendResetCode = (phone: string) =>
  once('forgot', phone, (key) =>
    bodyOf(
      api.POST('/api/v1/auth/forgot', { body: { phone }, headers: { 'Idempotency-Key': key } }),
    ),
  );

export const verifyCode = (request_id: string, code: string) =>
  once('verify-code', [request_id, code], (key) =>
    bodyOf(
      api.POST('/api/v1/auth/verify-code', {
        body: { request_id, code },
        headers: { 'Idempotency-Key': key },
      }),
    ),
  );

/** A POST that changes nothing: the id of a request must not stand in an address. */
export const codeStateQuery = (request_id: string) =>
  queryOptions({
    queryKey: ['code-state', request_id],
    queryFn: () => bodyOf(api.POST('/api/v1/auth/code-state', { body: { request_id } })),
  });

export const resetPassword = (request_id: string, password: string) =>
  bodyOf(api.POST('/api/v1/auth/reset', { body: { request_id, password } }));

export const sendLink = (phone: string) =>
  bodyOf(api.POST('/api/v1/auth/send-link', { body: { phone } }));

export const openLink = (secret: string) =>
  bodyOf(api.POST('/api/v1/auth/verifier', { body: { secret } }));

export const signInWithTelegram = (fields: Schemas['TelegramIn']) =>
  bodyOf(api.POST('/api/v1/auth/telegram', { body: fields }));

export const providersQuery = () => $api.queryOptions('get', '/api/v1/auth/providers');

/** The identity of Google or Telegram that waits in a cookie for its account. */
export const socialQuery = () =>
  queryOptions({
    queryKey: ['social'],
    queryFn: async () => (await bodyOf(api.GET('/api/v1/auth/social'))).social ?? null,
  });

export const forgetSocial = () => bodyOf(api.POST('/api/v1/auth/social/forget'));

export type RoleChange = Schemas['RoleIn'];

/** A signed-in person gets his second profile, and with it the other role. */
export const takeRole = async (change: RoleChange) =>
  (await bodyOf(api.POST('/api/v1/me/role', { body: change }))).user;

export const sendAvatar = async (role: Role, picture: Blob) =>
  (
    await bodyOf(
      api.POST('/api/v1/me/avatar', {
        params: { query: { role } },
        // The contract lists bytes one by one; the client sends a file as it is.
        body: picture as unknown as number[],
      }),
    )
  ).user;
