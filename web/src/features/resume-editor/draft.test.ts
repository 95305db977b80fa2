import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Server } from '@/forms/editor/draft-sync';
import type { OwnResume, Step } from '@/forms/resume/contract';
import { EMPTY, type ResumeForm, toWire } from '@/forms/resume/form';
import { clearToken, writeToken } from '@/session/token';
import { begunResume, resumeCopy, resumeServer } from './draft';

const withPosition = (position: string): ResumeForm => ({ ...EMPTY, position });
const resume = (revision: number, form: ResumeForm, patch: Partial<OwnResume> = {}) =>
  ({
    id: 'r1',
    revision,
    step: 'default',
    status: 'draft',
    form: toWire(form),
    ...patch,
  }) as OwnResume;

let answers: (() => Response | Promise<Response>)[];
let sent: { path: string; key: string | null; body: { revision?: number; form?: object } }[];
let server: Server<ResumeForm, Step>;
const seen = vi.fn();
const ok = (data: OwnResume) => () => Response.json({ status: true, data });
const lost = () => Promise.reject(new TypeError('network'));

beforeEach(() => {
  answers = [];
  sent = [];
  seen.mockClear();
  writeToken('1|secret');
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text();
    sent.push({
      path: new URL(request.url).pathname.replace('/api/v1', ''),
      key: request.headers.get('idempotency-key'),
      body: text === '' ? {} : JSON.parse(text),
    });
    return answers.shift()?.() ?? lost();
  });
  server = resumeServer({ owner: 'u1', onAnswer: seen });
});
afterEach(() => {
  clearToken();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('creates a resume and tells how complete it is', async () => {
  const created = resume(1, withPosition('Buxgalter'));
  answers = [ok(created)];
  expect(await server.create('default', withPosition('Buxgalter'))).toEqual({
    id: 'r1',
    version: 1,
  });
  expect(seen).toHaveBeenCalledExactlyOnceWith(created);
  expect(begunResume('u1')).toBe('r1');
  expect(begunResume('u2')).toBeUndefined();
});

it('repeats the very same request after a lost response, then saves what was typed since', async () => {
  answers = [lost, ok(resume(1, withPosition('Bux'))), ok(resume(2, withPosition('Buxgalter')))];
  await expect(server.create('default', withPosition('Bux'))).rejects.toThrow();
  expect(await server.create('second', withPosition('Buxgalter'))).toEqual({
    id: 'r1',
    version: 2,
  });
  const [first, again, save] = sent;
  expect(first?.key).toBeTruthy();
  expect(again).toEqual(first);
  expect(save).toMatchObject({
    path: '/resume/update/r1',
    body: { revision: 1, form: { position: 'Buxgalter' } },
  });
});

it('begins anew after a refusal, which has created nothing', async () => {
  const refused = () =>
    Response.json({ status: false, code: 'too_many_resumes', message: 'x' }, { status: 409 });
  answers = [refused, ok(resume(1, withPosition('Kassir')))];
  await expect(server.create('default', withPosition('Bux'))).rejects.toThrow();
  await server.create('default', withPosition('Kassir'));
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[1]?.body.form).toMatchObject({ position: 'Kassir' });
});

it('joins the resume that another tab has created, whatever copies the tabs write', async () => {
  const form = withPosition('Buxgalter');
  answers = [ok(resume(1, form)), ok(resume(3, form))];
  await server.create('default', form);
  const other = withPosition('Kassir');
  resumeCopy('u1', null).write({ base: null, form: other, step: 'default' });
  const failure = await resumeServer({ owner: 'u1', onAnswer: seen })
    .create('default', other)
    .catch((error) => error);
  expect(server.newer(failure)).toMatchObject({ id: 'r1', version: 3, form });
  expect(sent.map(({ path }) => path)).toEqual(['/resume/create', '/resume/r1']);
});

it('creates another one when that was published or removed', async () => {
  const form = withPosition('Buxgalter');
  answers = [
    ok(resume(1, form)),
    ok(resume(3, form, { status: 'active' })),
    ok(resume(1, form, { id: 'r2' })),
    () => Response.json({ status: false, code: 'not_found' }, { status: 404 }),
    ok(resume(1, form, { id: 'r3' })),
  ];
  await server.create('default', form);
  expect(await server.create('default', form)).toMatchObject({ id: 'r2' });
  expect(await server.create('default', form)).toMatchObject({ id: 'r3' });
  resumeCopy('u1', null).remove();
  expect(begunResume('u1'), 'published').toBeUndefined();
});

it('finds the newer resume in the answer of a conflict only', () => {
  const newer = resume(5, withPosition('Kassir'));
  const conflict = new ApiError({
    code: 'version_conflict',
    status: 409,
    answer: { resume: newer },
  });
  expect(server.newer(conflict)).toMatchObject({ version: 5, form: withPosition('Kassir') });
  expect(server.newer(new ApiError({ code: 'too_many_active', status: 409 }))).toBeUndefined();
});
