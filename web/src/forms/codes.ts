/** Codes of six digits: every journey that proves a number or an address asks for them in the same way. */
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

/** A POST that changes nothing: the id of a request must not stand in an address. */
export const codeStateQuery = (request_id: string) =>
  queryOptions({
    queryKey: ['code-state', request_id],
    queryFn: () => bodyOf(api.POST('/api/v1/auth/code-state', { body: { request_id } })),
  });
