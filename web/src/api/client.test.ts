import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $api, api } from './client';
import { ApiError } from './errors';

const sent: Request[] = [];
/** The `keepalive` flag of each request. */
const keptAlive: (boolean | undefined)[] = [];
let answer: () => Response | Promise<Response>;

/** Any path and parameters: the real types are checked by the compiler. */
type Call = (path: string, init?: object) => Promise<{ data?: unknown }>;
const get = api.GET as unknown as Call;
const post = api.POST as unknown as Call;

beforeEach(() => {
  sent.length = 0;
  keptAlive.length = 0;
  answer = () => Response.json({ status: true });
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    sent.push(request);
    keptAlive.push(init?.keepalive);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('fills the path and the query, each value escaped', async () => {
  await get('/api/v1/things/{id}/parts/{part}', {
    params: {
      path: { id: 'a/b?c', part: 7 },
      query: { q: 'oʻ & я', page: 2, none: undefined, nothing: null, work: ['a', 'b'] },
    },
  });
  expect(sent[0]?.method).toBe('GET');
  const url = new URL(sent[0]?.url ?? '');
  expect(url.origin).toBe(location.origin);
  expect(url.pathname).toBe('/api/v1/things/a%2Fb%3Fc/parts/7');
  expect([...url.searchParams]).toEqual([
    ['q', 'oʻ & я'],
    ['page', '2'],
    ['work', 'a'],
    ['work', 'b'],
  ]);
});

it('sends a body as JSON with the headers of the caller', async () => {
  answer = () => Response.json({ status: true, id: 5 });
  const body = { name: 'Aziz' };
  const { data } = await post('/api/v1/contact', { body, headers: { 'Idempotency-Key': 'k' } });
  expect(data).toEqual({ status: true, id: 5 });
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  expect(sent[0]?.headers.get('idempotency-key')).toBe('k');
  expect(await sent[0]?.json()).toEqual(body);
});

it('sends a file as it is', async () => {
  const body = new Blob(['picture'], { type: 'image/jpeg' });
  await post('/api/v1/me/avatar', { body });
  expect(sent[0]?.headers.get('content-type')).toBe('image/jpeg');
  expect(await sent[0]?.text()).toBe('picture');
});

it('returns a file when requested', async () => {
  answer = () => new Response('zip');
  const { data } = await get('/api/v1/me/export/file', { parseAs: 'blob' });
  expect(await (data as Blob).text()).toBe('zip');
});

it('reports a successful response that is not from our API', async () => {
  answer = () => new Response('<html>Welcome to the hotel</html>');
  const failure = await get('/api/v1/spheres').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'unreadable', status: 200 });
});

it('throws the error of the server', async () => {
  answer = () => Response.json({ status: false, code: 'missing' }, { status: 404 });
  await expect(get('/api/v1/spheres')).rejects.toMatchObject({ code: 'missing', status: 404 });
});

it('keeps query data under the keys that the server writes', () => {
  expect($api.queryOptions('get', '/api/v1/spheres').queryKey).toEqual(['get', '/api/v1/spheres']);
  const init = { params: { path: { page: 'faq' } } };
  expect($api.queryOptions('get', '/api/v1/pages/{page}', init).queryKey).toEqual([
    'get',
    '/api/v1/pages/{page}',
    init,
  ]);
});

describe('a write when the page is left at once', () => {
  const kb = (count: number) => ({ body: { text: 'x'.repeat(count * 1024) } });

  it('is sent with keepalive, with a body or without', async () => {
    await post('/api/v1/wishlist/add', { body: { job_id: 'a' } });
    await post('/api/v1/jobs/a/hide');
    expect(keptAlive).toEqual([true, true]);
  });

  it('is sent before anything is awaited', () => {
    void post('/api/v1/wishlist/add', { body: { job_id: 'a' } });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a read', () => get('/api/v1/spheres')],
    ['a file', () => post('/api/v1/me/avatar', { body: new Blob(['picture']) })],
    ['a body above the limit', () => post('/api/v1/drafts/job', kb(64))],
    [
      'a body above the limit in bytes, not in letters',
      () => post('/api/v1/drafts/job', { body: { text: 'ў'.repeat(40 * 1024) } }),
    ],
    [
      'what its page may cancel',
      () => post('/api/v1/jobs/check', { body: {}, signal: new AbortController().signal }),
    ],
  ])('does not keep %s alive', async (_, call) => {
    await call();
    expect(keptAlive).toEqual([false]);
  });

  it('shares one keepalive limit with all open requests until their responses are read', async () => {
    const waiting: (() => void)[] = [];
    answer = () =>
      new Promise((resolve) => {
        waiting.push(() => resolve(Response.json({ status: true })));
      });
    const calls = [post('/a', kb(40)), post('/b', kb(40)), post('/c', kb(10))];
    expect(keptAlive).toEqual([true, false, true]);
    for (const go of waiting) go();
    await Promise.all(calls);
    answer = () => Response.json({ status: true });
    await post('/d', kb(60));
    expect(keptAlive.at(-1)).toBe(true);
  });

  it.each<[string, () => Response]>([
    ['a refusal', () => Response.json({ code: 'full' }, { status: 422 })],
    ['an answer that is not ours', () => new Response('<html>')],
    [
      'a lost network',
      () => {
        throw new TypeError('no network');
      },
    ],
  ])('has the whole keepalive limit again after %s', async (_, failed) => {
    answer = failed;
    await post('/a', kb(60)).catch(() => undefined);
    await post('/b', kb(60)).catch(() => undefined);
    expect(keptAlive).toEqual([true, true]);
  });

  it('counts requests without a body too, because browsers limit their number', async () => {
    const calls = Array.from({ length: 100 }, () => post('/api/v1/jobs/a/hide'));
    expect(keptAlive.filter(Boolean)).toHaveLength(64);
    await Promise.all(calls);
  });
});
