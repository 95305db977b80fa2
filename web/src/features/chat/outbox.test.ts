import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { makeOutbox, type Outbox, type Unsent } from './outbox';

const CHAT = 'a1';

let online: MockInstance<() => boolean>;
let sent: Unsent[];
let returned: string[];
/** What the next calls answer with; then they succeed. */
let problems: unknown[];
let boxes: Outbox[];

const lost = () => new ApiError({ code: 'network', status: 0 });
const refused = (status: number, code = 'invalid') => new ApiError({ code, status, message: 'No' });

beforeEach(() => {
  vi.useFakeTimers();
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  localStorage.clear();
  sent = [];
  returned = [];
  problems = [];
  boxes = [];
});
afterEach(() => {
  for (const box of boxes) box.stop();
  vi.useRealTimers();
});

function open(): Outbox {
  const box = makeOutbox('u1', {
    send: async (_, message) => {
      sent.push(message);
      await Promise.resolve();
      const problem = problems.shift();
      if (problem) throw problem;
    },
    giveBack: (_, { text }, problem) => {
      returned.push(text);
      return (problem as ApiError).message;
    },
  });
  boxes.push(box);
  return box;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

it('sends one after the other and forgets what has arrived', async () => {
  const box = open();
  box.add(CHAT, 'one');
  box.add(CHAT, 'two');
  expect(texts(box.queueOf(CHAT).unsent)).toEqual(['one', 'two']);
  expect(texts(sent)).toEqual(['one']);
  await settle();
  expect(texts(sent)).toEqual(['one', 'two']);
  expect(box.queueOf(CHAT)).toEqual({ unsent: [], isStuck: false });
  expect(localStorage).toHaveLength(0);
});

it('waits for the network, and then sends everything in order and under the same ids', async () => {
  online.mockReturnValue(false);
  const box = open();
  box.add(CHAT, 'one');
  box.add(CHAT, 'two');
  expect(sent).toEqual([]);
  expect(box.queueOf(CHAT).isStuck).toBe(true);
  const ids = box.queueOf(CHAT).unsent.map(({ client_id }) => client_id);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await settle();
  expect(sent.map(({ client_id }) => client_id)).toEqual(ids);
  expect(box.queueOf(CHAT).unsent).toEqual([]);
});

it('a lost answer is asked for again with the same id, more and more rarely', async () => {
  problems = [lost(), refused(503, 'away'), refused(200, 'unreadable')];
  const box = open();
  box.add(CHAT, 'one');
  await settle();
  expect(box.queueOf(CHAT)).toMatchObject({ isStuck: true });
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  box.retry(CHAT);
  await settle();
  expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(1);
  expect(box.queueOf(CHAT)).toEqual({ unsent: [], isStuck: false });
});

it('gives back the text that the server refuses, and goes on with the next one', async () => {
  problems = [refused(422)];
  const box = open();
  box.add(CHAT, 'call +998 90 123 45 67');
  box.add(CHAT, 'hello');
  await settle();
  expect(returned).toEqual(['call +998 90 123 45 67']);
  expect(texts(sent)).toEqual(['call +998 90 123 45 67', 'hello']);
  expect(box.queueOf(CHAT)).toMatchObject({ unsent: [], refusal: 'No' });
  box.forgetRefusal(CHAT);
  expect(box.queueOf(CHAT).refusal).toBeUndefined();
});

it.each([409, 403, 404, 429])('gives the text back after %i', async (status) => {
  problems = [refused(status, 'chat_closed')];
  const box = open();
  box.add(CHAT, 'one');
  await settle();
  expect(returned).toEqual(['one']);
});

it('keeps what is not sent over a reload, in its order', async () => {
  online.mockReturnValue(false);
  const first = open();
  first.add(CHAT, 'one');
  first.add(CHAT, 'two');
  first.add('a2', 'three');
  first.stop();
  online.mockReturnValue(true);
  const second = open();
  expect(texts(second.queueOf(CHAT).unsent)).toEqual(['one', 'two']);
  second.retryAll();
  await settle();
  expect(texts(sent)).toEqual(['one', 'three', 'two']);
  expect(localStorage).toHaveLength(0);
});

it('another person sees none of it', () => {
  online.mockReturnValue(false);
  open().add(CHAT, 'one');
  const other = makeOutbox('u2', { send: async () => undefined, giveBack: () => '' });
  boxes.push(other);
  expect(other.queueOf(CHAT).unsent).toEqual([]);
});

it('follows what another tab has added or sent', () => {
  online.mockReturnValue(false);
  const [here, there] = [open(), open()];
  there.add(CHAT, 'one');
  const [key = ''] = Object.keys(localStorage);
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
  expect(texts(here.queueOf(CHAT).unsent)).toEqual(['one']);
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(here.queueOf(CHAT).unsent).toEqual([]);
});

it('what has arrived although its answer was lost is not sent again', async () => {
  problems = [lost()];
  const box = open();
  box.add(CHAT, 'one');
  await settle();
  const [{ client_id = '' } = {}] = box.queueOf(CHAT).unsent;
  box.settle(CHAT, new Set([client_id]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

it('what is not on its way can be taken back', async () => {
  online.mockReturnValue(false);
  const box = open();
  box.add(CHAT, 'one');
  const [{ client_id = '' } = {}] = box.queueOf(CHAT).unsent;
  expect(box.take(CHAT, client_id)?.text).toBe('one');
  expect(box.queueOf(CHAT).unsent).toEqual([]);
});
