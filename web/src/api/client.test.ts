import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $api, api } from './client';
import { ApiError } from './errors';

const sent: Request[] = [];
let answer: () => Response;

/** Any path and parameters: the types of the real ones are the compiler's business. */
type Call = (path: string, init?: object) => Promise<{ data?: unknown }>;
const get = api.GET as unknown as Call;
const post = api.POST as unknown as Call;

beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ status: true });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
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

it('gives a file back when asked to', async () => {
  answer = () => new Response('zip');
  const { data } = await get('/api/v1/me/export/file', { parseAs: 'blob' });
  expect(await (data as Blob).text()).toBe('zip');
});

it('says so when a good answer is not ours', async () => {
  answer = () => new Response('<html>Welcome to the hotel</html>');
  const failure = await get('/api/v1/spheres').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'unreadable', status: 200 });
});

it('throws what the server refused', async () => {
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
