/** Six-digit confirmation codes, used by every flow that confirms a number or an e-mail address. */
import { queryOptions } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { sendOnce } from './send-once';

export type CodeSent = components['schemas']['CodeSent'];

export const verifyCode = (request_id: string, code: string) =>
  sendOnce('verify-code', [request_id, code], (key) =>
    bodyOf(
      api.POST('/api/v1/auth/verify-code', {
        body: { request_id, code },
        headers: { 'Idempotency-Key': key },
      }),
    ),
  );

/** A code to an e-mail address; it needs a fresh proof of identity. */
export const sendEmailCode = (email: string) =>
  bodyOf(api.POST('/api/v1/me/email', { body: { email } }));

/** The code has come: the address is the account's. Returns the account. */
export const confirmEmail = async (request_id: string, code: string) =>
  (await bodyOf(api.POST('/api/v1/me/email/confirm', { body: { request_id, code } }))).user;

/** A POST that changes nothing: the request id must not appear in a URL. */
export const codeStateQuery = (request_id: string) =>
  queryOptions({
    queryKey: ['code-state', request_id],
    queryFn: () => bodyOf(api.POST('/api/v1/auth/code-state', { body: { request_id } })),
  });
