import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { DraftSync, SyncState } from '@/forms/editor/draft-sync';
import { useFormState } from '@/forms/editor/use-form-state';
import type { Step } from '@/forms/resume/contract';
import { EMPTY, type ResumeForm } from '@/forms/resume/form';
import { fittingJobs } from '@/lib/fitting-jobs';
import { RULES } from './draft';
import { outcomeOf, usePublish } from './use-publish';

const FULL: ResumeForm = {
  ...EMPTY,
  position: 'Buxgalter',
  sphere: ['finance', 'sales'],
  work_type: ['fulltime'],
  location: 'toshkent',
  name: 'Malika',
  surname: 'Yusupova',
  birthday: '1996-03-14',
  phones: ['+998901234567'],
  no_experience: true,
};

let answer: () => Response | Promise<Response>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ status: true, data: { id: 'r1', status: 'active' } });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(start: ResumeForm, state: Partial<SyncState<ResumeForm>> = {}, isSaved = true) {
  const sync = {
    change: vi.fn(),
    flush: vi.fn(async () => undefined),
    snapshot: () => ({ save: { kind: 'saved', at: 1 }, clashes: [], ...state }),
    isSaved: () => isSaved,
    stop: vi.fn(async () => ({ id: 'r1', version: 4, step: 'eighth', form: start })),
    resume: vi.fn(),
    forget: vi.fn(),
    join: vi.fn((failure: unknown) => (failure as ApiError).code === 'version_conflict'),
  };
  const onRefused = vi.fn();
  const { result } = renderHook(() => {
    const editor = useFormState(start, RULES);
    const publishing = usePublish({
      editor,
      sync: sync as unknown as DraftSync<ResumeForm, Step>,
      step: 'eighth',
      onRefused,
    });
    return { editor, ...publishing };
  });
  return { sync, result, onRefused, publish: () => act(() => result.current.publish()) };
}

const refusal = (code: string, status: number, more: object = {}) =>
  Response.json({ status: false, code, message: 'words of the server', ...more }, { status });

it('saves first, then publishes exactly that revision and forgets the copy', async () => {
  const { sync, result, publish } = open(FULL);
  await publish();
  expect(sync.flush).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([{ path: '/api/v1/resume/r1/publish', body: { revision: 4 } }]);
  expect(result.current.outcome?.kind).toBe('done');
  expect(sync.forget).toHaveBeenCalledTimes(1);
});

it('sends nothing while answers are missing, and shows where', async () => {
  const { onRefused, publish } = open({ ...FULL, birthday: '' });
  await publish();
  expect(sent).toEqual([]);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(['birthday']);
});

it.each<[string, Partial<SyncState<ResumeForm>>, string | undefined]>([
  ['without a network', { save: { kind: 'local' } }, 'failed'],
  ['with a refused save', { save: { kind: 'refused' } }, undefined],
  ['with a conflict', { clashes: [{ field: 'about', mine: 'a', theirs: 'b' }] }, undefined],
])('publishes nothing that the server does not have: %s', async (_, state, outcome) => {
  const { result, publish } = open(FULL, state, false);
  await publish();
  expect(sent).toEqual([]);
  expect(result.current.outcome?.kind).toBe(outcome);
});

it('shows refused fields and goes on saving', async () => {
  answer = () => refusal('invalid', 422, { errors: { about: ['Telefon yozmang'] } });
  const { sync, result, onRefused, publish } = open(FULL);
  await publish();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(['about']);
  expect(result.current.editor.wrong).toEqual({ about: 'Telefon yozmang' });
  expect(sync.resume).toHaveBeenCalledTimes(1);
});

it('merges with a newer version instead of publishing another text than was read', async () => {
  answer = () => refusal('version_conflict', 409);
  const { sync, result, publish } = open(FULL);
  await publish();
  expect(sync.join).toHaveBeenCalledTimes(1);
  expect(result.current.outcome).toBeNull();
});

it('explains the limit, and offers to retry everything else', () => {
  const many = new ApiError({ code: 'too_many_active', status: 409, answer: { limit: 5 } });
  expect(outcomeOf(many)).toEqual({ kind: 'limit', limit: 5 });
  const other = new ApiError({ code: 'fault', status: 500, message: 'words of the server' });
  expect(outcomeOf(other)).toEqual({ kind: 'failed', text: 'words of the server' });
});

it('finds fitting vacancies by the position, the main sphere and the place', () => {
  expect(fittingJobs(FULL)).toEqual({ q: 'Buxgalter', sphere: 'finance', location: 'toshkent' });
  expect(fittingJobs({ ...EMPTY, position: ' Oshpaz ' })).toEqual({ q: 'Oshpaz' });
});
