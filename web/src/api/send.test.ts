import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS, RETRY_AFTER_MAX_MS } from './constants';
import { ApiError } from './errors';
import { send } from './send';

const answers: (Response | Error)[] = [];
const calls: { request: Request; signal: AbortSignal | null | undefined }[] = [];

function answer(status: number, body: unknown = { status: true }, headers: HeadersInit = {}) {
  answers.push(new Response(JSON.stringify(body), { status, headers }));
}

function get(path = '/api/v1/spheres', init?: RequestInit) {
  return send(new Request(`http://ishbor.test${path}`, init));
}

/** Advances the timers past the pause before a retry, and returns the failure instead of throwing it. */
async function settle(promise: Promise<Response>, ms = 10_000): Promise<Response | ApiError> {
  const settled = promise.catch((error: ApiError) => error);
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  calls.length = 0;
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    calls.push({ request, signal: init?.signal });
    const next = answers.shift();
    if (!next) throw new Error('no answer left');
    if (next instanceof Error) throw next;
    return next;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test browser.
  document.cookie = 'token=; max-age=0';
});

describe('headers', () => {
  it('sends the language of the page and no token for a guest', async () => {
    document.documentElement.lang = 'ru';
    answer(200);
    await get();
    expect(calls[0]?.request.headers.get('JB-Lang')).toBe('ru');
    expect(calls[0]?.request.headers.get('Accept')).toBe('application/json');
    expect(calls[0]?.request.headers.has('Authorization')).toBe(false);
  });

  it('sends the token of the cookie as bearer', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the test browser.
    document.cookie = 'token=12%7Cabc';
    answer(200);
    await get();
    expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer 12|abc');
  });
});

describe('retry', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'tries a GET once more after %i',
    async (status) => {
      answer(status, { code: 'x' });
      answer(200);
      expect(await settle(get())).toBeInstanceOf(Response);
      expect(calls).toHaveLength(2);
    },
  );

  it.each([400, 401, 403, 404, 410, 422])('does not try again after %i', async (status) => {
    answer(status, { code: 'x' });
    answer(200);
    expect(await settle(get())).toMatchObject({ status, code: 'x' });
    expect(calls).toHaveLength(1);
  });

  it('gives up after the second failure', async () => {
    answer(503, { code: 'unavailable', message: 'one' });
    answer(503, { code: 'unavailable', message: 'two' });
    expect(await settle(get())).toMatchObject({ message: 'two' });
    expect(calls).toHaveLength(2);
  });

  it('never repeats a mutation', async () => {
    answer(503, { code: 'unavailable' });
    answer(200);
    expect(await settle(get('/api/v1/contact', { method: 'POST', body: '{}' }))).toMatchObject({
      status: 503,
    });
    expect(calls).toHaveLength(1);
  });

  it('tries again after a lost connection', async () => {
    answers.push(new TypeError('failed to fetch'));
    answer(200);
    expect(await settle(get())).toBeInstanceOf(Response);
  });

  it('waits as long as the server asks, and at most five seconds', async () => {
    answer(429, { code: 'too_many' }, { 'retry-after': '60' });
    answer(200);
    const done = get();
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MAX_MS - 1);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await done;
  });
});

describe('failures', () => {
  it('reads code, message, field errors and request id from the body', async () => {
    answer(422, {
      status: false,
      code: 'validation',
      message: 'Tekshiring',
      errors: { email: ['band'] },
      request_id: 'r1',
    });
    const error = (await settle(get())) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'validation',
      message: 'Tekshiring',
      requestId: 'r1',
      status: 422,
    });
    expect(error.errors).toEqual({ email: ['band'] });
  });

  it('reports a response that is not from our API', async () => {
    answers.push(
      new Response('<html>Bad gateway</html>', { status: 404, headers: { 'x-request-id': 'r2' } }),
    );
    expect(await settle(get())).toMatchObject({
      code: 'unreadable',
      status: 404,
      requestId: 'r2',
      message: '',
    });
  });

  it('stops after the time limit and does not try again', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal('fetch', async (request: Request) => {
      calls.push({ request, signal: undefined });
      limit.abort();
      throw new DOMException('timed out', 'TimeoutError');
    });
    expect(await settle(get())).toMatchObject({ code: 'timeout', status: 0 });
    expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS);
    expect(calls).toHaveLength(1);
  });

  it('passes on the error of a cancelled request unchanged', async () => {
    const leave = new AbortController();
    vi.stubGlobal('fetch', async () => {
      leave.abort();
      throw new DOMException('left', 'AbortError');
    });
    const failure = await settle(get('/api/v1/spheres', { signal: leave.signal }));
    expect(failure).toBeInstanceOf(DOMException);
  });
});
