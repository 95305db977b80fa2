import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { onSessionEnd } from './send';
import { upload } from './upload';
import { type HeldUpload, holdUploads } from './upload-testing';

let held: HeldUpload[];
const FILE = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const start = (more: Partial<Parameters<typeof upload>[0]> = {}) =>
  upload({ path: '/api/v1/file', file: FILE, headers: { 'Content-Type': FILE.type }, ...more });
const failure = (promise: Promise<unknown>) => promise.catch((error: ApiError) => error);

beforeEach(() => {
  held = holdUploads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onSessionEnd(() => undefined);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test browser.
  document.cookie = 'token=; max-age=0; path=/';
});

it('sends the file with language and token, reports progress and returns the answer', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = 'token=1|secret; path=/';
  const onProgress = vi.fn();
  const answer = start({ onProgress });
  expect(held[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1/file',
    file: FILE,
    headers: { Authorization: 'Bearer 1|secret', 'Content-Type': 'application/pdf' },
  });
  expect(held[0]?.headers).toHaveProperty('JB-Lang');
  held[0]?.progress(0.5);
  expect(onProgress).toHaveBeenLastCalledWith(0.5);
  held[0]?.answer(200, { status: true, data: { id: 'd1' } });
  expect(await answer).toEqual({ status: true, data: { id: 'd1' } });
});

it('throws what the server refuses, and reports an ended session', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = 'token=1|secret; path=/';
  const ended = vi.fn();
  onSessionEnd(ended);
  const refused = failure(start());
  held[0]?.answer(422, { status: false, code: 'file_unreadable', message: 'No' });
  expect(await refused).toMatchObject({ code: 'file_unreadable', status: 422, message: 'No' });
  expect(ended).not.toHaveBeenCalled();
  const late = failure(start());
  held[1]?.answer(401, { status: false, code: 'unauthorized' });
  await late;
  expect(ended).toHaveBeenCalledOnce();
});

it('fails when the connection breaks', async () => {
  const lost = failure(start());
  held[0]?.lose();
  expect(await lost).toMatchObject({ code: 'network', status: 0 });
});

it('gives up only when nothing moves', async () => {
  vi.useFakeTimers();
  const slow = failure(start());
  for (let part = 1; part <= 5; part += 1) {
    vi.advanceTimersByTime(25_000);
    held[0]?.progress(part / 10);
  }
  expect(held[0]?.isAborted, 'two minutes are fine while bytes move').toBe(false);
  vi.advanceTimersByTime(31_000);
  expect(await slow).toMatchObject({ code: 'timeout' });
  expect(held[0]?.isAborted).toBe(true);
});

it('is stopped by its signal', async () => {
  const stop = new AbortController();
  const stopped = failure(start({ signal: stop.signal }));
  stop.abort();
  expect(await stopped).not.toBeInstanceOf(ApiError);
  expect(held[0]?.isAborted).toBe(true);
});
