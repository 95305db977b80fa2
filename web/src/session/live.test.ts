import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveTopic, live } from '@/api/live-topics';
import { keepLive, startLive } from './live';
import { holdLive } from './live-state';
import { clearToken, writeToken } from './token';

/** A socket whose server is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  isClosed = false;
  url: URL;
  from: string | null;

  constructor(url: URL) {
    this.url = url;
    this.from = url.searchParams.get('from');
    FakeSocket.all.push(this);
  }

  close() {
    this.isClosed = true;
  }

  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  hello(seq: number) {
    this.say({ type: 'hello', seq, heartbeat: 25_000 });
  }

  event(seq: number, topic: LiveTopic) {
    this.say({ type: 'event', seq, topic, data: {} });
  }

  /** The line breaks. */
  cut(code = 1006) {
    this.onclose?.({ code });
  }
}

const sockets = FakeSocket.all;
const newest = () => sockets.at(-1) as FakeSocket;
let ticketStatus = 200;
let tickets = 0;
let stop: (() => void) | undefined;
let cleanup: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => {
    tickets += 1;
    const body = ticketStatus === 200 ? { status: true, ticket: `t${tickets}` } : { status: false };
    return Response.json(body, { status: ticketStatus });
  });
  writeToken(`0190a1b2-0000-7000-8000-000000000000|${'a'.repeat(40)}`);
  sockets.length = 0;
  ticketStatus = 200;
  tickets = 0;
});

afterEach(() => {
  stop?.();
  for (const one of cleanup) one();
  cleanup = [];
  clearToken();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A query on the screen that counts how often it is fetched. */
function shown(queryClient: QueryClient, key: string, topics: LiveTopic[], take = async () => 0) {
  const queryFn = vi.fn(take);
  const observer = new QueryObserver(queryClient, {
    queryKey: [key],
    queryFn,
    meta: live(...topics),
  });
  cleanup.push(observer.subscribe(() => undefined));
  return queryFn;
}

async function started() {
  const queryClient = new QueryClient();
  const bell = shown(queryClient, 'bell', ['notices']);
  const board = shown(queryClient, 'board', ['board']);
  const plain = shown(queryClient, 'plain', []);
  stop = startLive(queryClient);
  await settle();
  newest().hello(5);
  // What was fetched before the greeting may be older than it.
  await settle(200);
  const counts = () => [bell, board, plain].map(({ mock }) => mock.calls.length);
  expect(counts()).toEqual([2, 2, 1]);
  return { queryClient, counts };
}

it('opens a socket with a ticket and fetches what an event is about', async () => {
  const { counts } = await started();
  expect(newest().url.href).toMatch(/^ws:\/\/.+\/api\/v1\/live\?ticket=t1$/);
  newest().event(6, 'notices');
  await settle(200);
  expect(counts()).toEqual([3, 2, 1]);
  newest().event(7, 'board');
  await settle(200);
  expect(counts()).toEqual([3, 3, 1]);
});

it('fetches once for a burst, and nothing for what it has heard already', async () => {
  const { counts } = await started();
  for (let seq = 6; seq < 60; seq += 1) newest().event(seq, 'board');
  await settle(1000);
  expect(counts()).toEqual([2, 3, 1]);
  newest().event(59, 'board');
  newest().event(3, 'notices');
  await settle(1000);
  expect(counts()).toEqual([2, 3, 1]);
});

it('fetches once more what has changed while it was fetched', async () => {
  const queryClient = new QueryClient();
  let answer: () => void = () => undefined;
  const slow = shown(queryClient, 'slow', ['board'], async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return 0;
  });
  answer();
  await settle();
  stop = startLive(queryClient);
  await settle();
  newest().hello(0);
  await settle(200);
  expect(slow).toHaveBeenCalledTimes(2);
  newest().event(1, 'board');
  await settle(2000);
  expect(slow).toHaveBeenCalledTimes(2);
  answer();
  await settle(200);
  expect(slow).toHaveBeenCalledTimes(3);
  answer();
  await settle(2000);
  expect(slow).toHaveBeenCalledTimes(3);
});

it('resumes after the last event, and fetches nothing that it has not missed', async () => {
  const { counts } = await started();
  newest().event(6, 'notices');
  await settle(200);
  newest().cut();
  await settle(1000);
  expect(sockets).toHaveLength(2);
  expect(newest().from).toBe('6');
  newest().hello(6);
  newest().event(7, 'board');
  await settle(200);
  expect(counts()).toEqual([3, 3, 1]);
});

it.each([
  ['says so', (socket: FakeSocket) => socket.say({ type: 'resync', seq: 90 })],
  ['leaves a hole', (socket: FakeSocket) => socket.event(90, 'notices')],
])('fetches everything anew when the server %s', async (_, say) => {
  const { counts } = await started();
  say(newest());
  await settle(200);
  expect(counts()).toEqual([3, 3, 1]);
  newest().event(91, 'notices');
  await settle(200);
  expect(counts()).toEqual([4, 3, 1]);
});

it('fetches everything anew when it cannot resume', async () => {
  const { counts } = await started();
  newest().cut();
  await settle(1000);
  newest().hello(700);
  await settle(200);
  expect(counts()).toEqual([3, 3, 1]);
});

it('waits longer after each failed attempt, and not at all when the network is back', async () => {
  await started();
  ticketStatus = 503;
  newest().cut();
  const waited: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    const before = tickets;
    let ms = 0;
    while (tickets === before) {
      await settle(500);
      ms += 500;
    }
    waited.push(ms / 1000);
  }
  expect(waited).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  ticketStatus = 200;
  dispatchEvent(new Event('online'));
  await settle();
  expect(sockets).toHaveLength(2);
});

it('gives up a line on which nothing is heard for two heartbeats', async () => {
  await started();
  await settle(60_000);
  newest().say({ type: 'ping' });
  await settle(60_000);
  expect(sockets).toHaveLength(1);
  await settle(10_000);
  expect(sockets[0]?.isClosed).toBe(true);
  expect(sockets).toHaveLength(2);
});

it('lets go while nobody looks for long, offline, and when the page is left', async () => {
  await started();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  for (let minutes = 0; minutes < 5; minutes += 0.5) {
    expect(newest().isClosed).toBe(false);
    newest().say({ type: 'ping' });
    await settle(30_000);
  }
  expect(newest().isClosed).toBe(true);
  await settle(10 * 60_000);
  expect(sockets).toHaveLength(1);
  visibility.mockReturnValue('visible');
  look();
  await settle();
  expect(sockets).toHaveLength(2);
  dispatchEvent(new Event('pagehide'));
  expect(newest().isClosed).toBe(true);
  dispatchEvent(new Event('pageshow'));
  await settle();
  expect(sockets).toHaveLength(3);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(newest().isClosed).toBe(true);
  await settle(10 * 60_000);
  expect(sockets).toHaveLength(3);
});

it('fetches nothing while a change waits for the server', async () => {
  const { counts } = await started();
  const release = holdLive();
  newest().event(6, 'board');
  await settle(5000);
  expect(counts()).toEqual([2, 2, 1]);
  release();
  release();
  await settle(200);
  expect(counts()).toEqual([2, 3, 1]);
});

it('asks every 15 seconds for what names a topic while there is no socket', async () => {
  const { counts } = await started();
  await settle(16_000);
  expect(counts()).toEqual([2, 2, 1]);
  ticketStatus = 503;
  newest().cut();
  await settle(15_500);
  expect(counts()).toEqual([3, 3, 1]);
  await settle(15_000);
  expect(counts()).toEqual([4, 4, 1]);
  const release = holdLive();
  await settle(30_000);
  expect(counts()).toEqual([4, 4, 1]);
  release();
  await settle(200);
  expect(counts()).toEqual([5, 5, 1]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await settle(60_000);
  expect(counts()).toEqual([5, 5, 1]);
});

it('stays open while a layout is replaced, and ends with the last user of it', async () => {
  const queryClient = new QueryClient();
  const first = keepLive(queryClient, 'p1');
  await settle();
  first();
  const second = keepLive(queryClient, 'p1');
  await settle(10_000);
  expect(sockets).toHaveLength(1);
  expect(newest().isClosed).toBe(false);
  const other = keepLive(queryClient, 'p2');
  await settle();
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.isClosed).toBe(true);
  second();
  other();
  await settle(10_000);
  expect(newest().isClosed).toBe(true);
});
