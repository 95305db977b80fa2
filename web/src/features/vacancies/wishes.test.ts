import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Calls the server received, in order: `+a` adds a favourite, `-a` removes it. */
const told: string[] = [];
let answer: () => Promise<Response>;

const heard = async () => Response.json({ status: true, liked: true });
const lost = () => Promise.reject(new TypeError('no network'));

/** The module has state in memory: importing it again simulates a newly loaded page. */
async function open() {
  vi.resetModules();
  return import('./wishes');
}

beforeEach(() => {
  told.length = 0;
  answer = heard;
  localStorage.clear();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { job_id } = (await request.clone().json()) as { job_id: string };
    told.push(`${request.url.endsWith('/add') ? '+' : '-'}${job_id}`);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells the server and keeps nothing', async () => {
  const { wish } = await open();
  await wish('a', true);
  await wish('a', false);
  expect(told).toEqual(['+a', '-a']);
  expect(localStorage.length).toBe(0);
});

it('sends the last of quick presses, one at a time', async () => {
  const { wish } = await open();
  await Promise.all([wish('a', true), wish('a', false), wish('a', true), wish('a', false)]);
  // The first request was already under way; of the others only the last counts.
  expect(told).toEqual(['+a', '-a']);
});

it('keeps a wish (a change of the favourites) without a network, and sends it when the page is opened again', async () => {
  answer = lost;
  const { wish, isOffline } = await open();
  const problem = await wish('a', true).catch((error: unknown) => error);
  expect(isOffline(problem)).toBe(true);
  expect(localStorage.length).toBe(1);
  answer = heard;
  told.length = 0;
  await (await open()).deliverWaiting();
  expect(told).toEqual(['+a']);
  expect(localStorage.length).toBe(0);
});

/** A page that was reloaded while its request was under way, and the page after it. */
async function reloadMidFlight() {
  answer = () => new Promise(() => undefined);
  const { wish } = await open();
  void wish('a', true);
  await vi.waitFor(() => expect(told).toEqual(['+a']));
  answer = heard;
  told.length = 0;
  vi.resetModules();
  const queryClient = new QueryClient();
  const list = [{ slug: 'a', liked: false }];
  queryClient.setQueryData(['list'], list);
  const liked = () => queryClient.getQueryData<typeof list>(['list'])?.[0]?.liked;
  const { deliverWishes } = await import('./deliver-wishes');
  return { queryClient, list, liked, deliverWishes };
}

it('is sent by the next page after a reload, and shown there before the server has it', async () => {
  const { queryClient, liked, deliverWishes } = await reloadMidFlight();
  const done = deliverWishes(queryClient);
  expect(liked()).toBe(true);
  await done;
  expect(told).toEqual(['+a']);
  expect(localStorage.length).toBe(0);
});

it('is shown in a list that the server answered meanwhile without it', async () => {
  const { queryClient, list, liked, deliverWishes } = await reloadMidFlight();
  const done = deliverWishes(queryClient);
  queryClient.setQueryData(['list'], list);
  await done;
  expect(liked()).toBe(true);
});

it('is no longer shown when the server refuses it', async () => {
  const { queryClient, liked, deliverWishes } = await reloadMidFlight();
  answer = async () => Response.json({ status: false, code: 'limit_exceeded' });
  await deliverWishes(queryClient);
  expect(liked()).toBe(false);
});

it('leaves the wishes of another tab alone', async () => {
  answer = lost;
  const { wish } = await open();
  const other = await open();
  await wish('a', true).catch(() => undefined);
  await other.wish('b', true).catch(() => undefined);
  answer = heard;
  await other.wish('b', false);
  expect(localStorage.getItem('favourites:wishes')).toBe('{"a":true}');
});

it.each([
  ['forbidden', () => vi.stubGlobal('localStorage', undefined)],
  [
    'full',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
])('sends wishes, also later, when the storage is %s', async (_, spoil) => {
  spoil();
  const { wish, deliverWaiting } = await open();
  await wish('a', true);
  answer = lost;
  await wish('a', false).catch(() => undefined);
  answer = heard;
  await deliverWaiting();
  await deliverWaiting();
  expect(told).toEqual(['+a', '-a', '-a']);
});

it('sends what waits as soon as the network is back', async () => {
  answer = lost;
  const { wish } = await open();
  await wish('a', true).catch(() => undefined);
  answer = heard;
  told.length = 0;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(localStorage.length).toBe(0));
  expect(told).toContain('+a');
});

it.each([
  [
    'a refusal',
    async () => Response.json({ status: false, code: 'limit_exceeded', message: 'Full' }),
  ],
  ['an error', async () => Response.json({ status: false, code: 'internal' }, { status: 500 })],
])('forgets a wish after %s: nobody wants it sent again later', async (_, refuse) => {
  answer = refuse;
  const { wish, isOffline } = await open();
  const problem = await wish('a', true).catch((error: unknown) => error);
  expect(isOffline(problem)).toBe(false);
  expect(problem).toBeInstanceOf(Error);
  expect(localStorage.length).toBe(0);
});
