import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { DraftSync } from '@/forms/editor/draft-sync';
import { useFormState } from '@/forms/editor/use-form-state';
import type { StepName } from '@/forms/vacancy/fields';
import { EMPTY, type VacancyForm } from '@/forms/vacancy/form';
import { RULES } from './draft';
import { outcomeOf, usePublish } from './use-publish';

const refusal = (code: string, status: number, answer: Record<string, unknown> = {}) =>
  new ApiError({ code, status, message: 'words of the server', answer });

it.each([
  [
    refusal('duplicate', 409, { duplicates: [{ slug: 'oshpaz-a1', title: 'Oshpaz' }] }),
    { kind: 'duplicates', duplicates: [{ slug: 'oshpaz-a1', title: 'Oshpaz' }] },
  ],
  [refusal('limit_exceeded', 429, { limit: 10 }), { kind: 'limit', limit: 10 }],
  [refusal('company_blocked', 403), { kind: 'failed', text: 'words of the server' }],
  [refusal('limit_exceeded', 429), { kind: 'failed', text: 'words of the server' }],
])('case %#: a refusal becomes the dialog with the next action', (failure, outcome) => {
  expect(outcomeOf(failure)).toEqual(outcome);
});

let answers: (() => Response | Promise<Response>)[];
let sent: { path: string; key: string | null; body: string }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      path: new URL(request.url).pathname,
      key: request.headers.get('idempotency-key'),
      body: await request.text(),
    });
    return answers.shift()?.() ?? Response.json({ status: true });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const lost = () => Promise.reject(new TypeError('no network'));
const published = () =>
  Response.json({
    status: true,
    slug: 'oshpaz-a1',
    vacancy_status: 'moderating',
    applied: 'waiting',
  });

const START = { ...EMPTY, title: 'Oshpaz' };

function open(draftIds: string[]) {
  const sync = {
    stop: vi.fn(async () => ({ id: draftIds.shift() })),
    resume: vi.fn(),
    forget: vi.fn(),
  };
  const onRefused = vi.fn();
  const { result } = renderHook(() => {
    const editor = useFormState(START, RULES);
    return {
      editor,
      ...usePublish({
        editor,
        sync: sync as unknown as DraftSync<VacancyForm, StepName>,
        onRefused,
      }),
    };
  });
  const publish = () => act(() => result.current.publish());
  return { sync, result, publish, onRefused };
}

it('repeats the same request after a lost response, and keeps the draft until then', async () => {
  answers = [lost, published];
  const { sync, result, publish } = open(['d1', 'd1']);
  await publish();
  expect(result.current.outcome?.kind).toBe('failed');
  expect(sync.resume).not.toHaveBeenCalled();
  await publish();
  expect(result.current.outcome?.kind).toBe('done');
  expect(sync.forget).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.key).toBeTruthy();
});

it('deletes a draft that was created between a lost response and its repetition', async () => {
  answers = [lost, published];
  const { result, publish } = open(['d1', 'd2']);
  await publish();
  act(() => result.current.close());
  await publish();
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/v1/jobs/create',
    '/api/v1/jobs/create',
    '/api/v1/drafts/d2/discard',
  ]);
  expect(sent[1]).toEqual(sent[0]);
});

it('sends changed content with a new idempotency key', async () => {
  answers = [lost, published];
  const { result, publish } = open(['d1', 'd1']);
  await publish();
  act(() => result.current.editor.set('title', 'Bosh oshpaz'));
  await publish();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('shows field errors and keeps saving the draft', async () => {
  const errors = { about: ['No phone numbers'] };
  answers = [() => Response.json({ status: false, code: 'validation', errors }, { status: 422 })];
  const { sync, result, publish, onRefused } = open(['d1']);
  await publish();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(['about']);
  expect(result.current.editor.wrong).toEqual({ about: 'No phone numbers' });
  expect(sync.resume).toHaveBeenCalledOnce();
});
