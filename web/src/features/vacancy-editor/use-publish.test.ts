import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { outcomeOf } from './use-publish';

const refused = (code: string, status: number, answer: Record<string, unknown> = {}) =>
  new ApiError({ code, status, message: 'words of the server', answer });

it.each([
  [
    refused('duplicate', 409, { duplicates: [{ slug: 'oshpaz-a1', title: 'Oshpaz' }] }),
    { kind: 'duplicates', duplicates: [{ slug: 'oshpaz-a1', title: 'Oshpaz' }] },
  ],
  [
    refused('limit_exceeded', 429, { limit: 10, renews_on: '2026-12-01' }),
    { kind: 'limit', limit: 10, renewsOn: '2026-12-01' },
  ],
  [refused('company_blocked', 403), { kind: 'failed', text: 'words of the server' }],
  [refused('limit_exceeded', 429), { kind: 'failed', text: 'words of the server' }],
])('%# a refusal becomes what the person can do about it', (failure, outcome) => {
  expect(outcomeOf(failure)).toEqual(outcome);
});
