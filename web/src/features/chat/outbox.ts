/**
 * Messages that the server has not confirmed yet. They are kept on the device, go one after the other in each
 * conversation, and go again by themselves. Each has an id of its own, so one that did arrive is stored once.
 */
import { ApiError } from '@/api/errors';
import { keysFrom, read, remove, write } from '@/forms/draft';
import type { ChatFile } from './wire';

export interface Unsent {
  client_id: string;
  /** May be empty beside a file. */
  text: string;
  file?: ChatFile;
  /** When it was written, by the clock of the device. */
  at: string;
}

/** What one conversation shows of it. */
export interface Queue {
  unsent: readonly Unsent[];
  /** The last attempt has failed: they wait for the network, or for somebody who tries again. */
  isStuck: boolean;
  /** Why the server did not take a message; its text has gone back to where it was typed. */
  refusal?: string;
}

interface Post {
  /** Sends a message, and shows what the server has made of it. */
  send: (chat: string, message: Unsent) => Promise<void>;
  /** The server does not want it: the text must not get lost. Returns what to tell. */
  giveBack: (chat: string, message: Unsent, problem: unknown) => string;
}

const EMPTY: Queue = { unsent: [], isStuck: false };

/** The first pause before another attempt; each further one is twice as long. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 60_000;

/** Whether the same message may be taken later: nothing has answered, or not the part that decides. */
function mayPass(problem: unknown): boolean {
  if (!(problem instanceof ApiError)) return true;
  const { status, code } = problem;
  return status === 0 || code === 'unreadable' || [401, 408, 425].includes(status) || status >= 500;
}

export type Outbox = ReturnType<typeof makeOutbox>;

export function makeOutbox(account: string, post: Post) {
  const prefix = `chat-unsent:${account}:`;
  // One key for each message: two tabs never overwrite each other's.
  const keyOf = (chat: string, id: string) => `${prefix}${chat}:${id}`;
  const queues = new Map<string, Queue>();
  const listeners = new Set<() => void>();
  /** Which message is on its way, by conversation. */
  const underWay = new Map<string, string>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const attempts = new Map<string, number>();
  let isStopped = false;

  const queueOf = (chat: string): Queue => queues.get(chat) ?? EMPTY;

  function change(chat: string, patch: Partial<Queue>): void {
    queues.set(chat, { ...queueOf(chat), ...patch });
    for (const listener of listeners) listener();
  }

  function drop(chat: string, id: string): void {
    remove(keyOf(chat, id));
    const { unsent } = queueOf(chat);
    if (!unsent.some((one) => one.client_id === id)) return;
    change(chat, { unsent: unsent.filter((one) => one.client_id !== id) });
  }

  /** What an earlier visit or another tab has left. */
  function readStored(): void {
    for (const key of keysFrom(prefix)) {
      const [chat = '', id = ''] = key.slice(prefix.length).split(':');
      const { text, file, at } = (read(key) ?? {}) as Partial<Unsent>;
      const { unsent } = queueOf(chat);
      const isKnown = unsent.some((one) => one.client_id === id);
      if (isKnown || typeof text !== 'string' || typeof at !== 'string') continue;
      const all = [...unsent, { client_id: id, text, file, at }];
      change(chat, { unsent: all.sort((one, other) => (one.at < other.at ? -1 : 1)) });
    }
  }

  async function work(chat: string): Promise<void> {
    clearTimeout(timers.get(chat));
    if (isStopped || underWay.has(chat) || queueOf(chat).unsent.length === 0) return;
    if (!navigator.onLine) return change(chat, { isStuck: true });
    for (;;) {
      const [next] = queueOf(chat).unsent;
      if (!next || isStopped) break;
      underWay.set(chat, next.client_id);
      if (queueOf(chat).isStuck) change(chat, { isStuck: false });
      try {
        await post.send(chat, next);
        attempts.delete(chat);
        drop(chat, next.client_id);
      } catch (problem) {
        if (mayPass(problem)) {
          underWay.delete(chat);
          change(chat, { isStuck: true });
          later(chat);
          return;
        }
        // Another tab may have sent it, or given it back, meanwhile.
        const isOurs = queueOf(chat).unsent.includes(next);
        drop(chat, next.client_id);
        if (isOurs) change(chat, { refusal: post.giveBack(chat, next, problem) });
      }
    }
    underWay.delete(chat);
  }

  function later(chat: string): void {
    if (isStopped) return;
    const tried = attempts.get(chat) ?? 0;
    attempts.set(chat, tried + 1);
    const pause = Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tried);
    timers.set(
      chat,
      setTimeout(() => void work(chat), pause),
    );
  }

  function workAll(): void {
    attempts.clear();
    for (const chat of queues.keys()) void work(chat);
  }

  /** Another tab has added a message, or its message has arrived. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (!key?.startsWith(prefix)) return;
    const [chat = '', id = ''] = key.slice(prefix.length).split(':');
    if (newValue === null) drop(chat, id);
    else readStored();
  }

  const onOffline = () => {
    for (const chat of queues.keys()) {
      if (queueOf(chat).unsent.length > 0) change(chat, { isStuck: true });
    }
  };

  addEventListener('online', workAll);
  addEventListener('offline', onOffline);
  addEventListener('storage', onStorage);
  readStored();

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    queueOf,
    add: (chat: string, text: string, file?: ChatFile) => {
      const { unsent } = queueOf(chat);
      // Two messages of one moment, or a clock that was put back: the order is that of writing.
      const last = unsent.at(-1)?.at ?? '';
      const now = new Date().toISOString();
      const at = now > last ? now : new Date(Date.parse(last) + 1).toISOString();
      const message = { client_id: crypto.randomUUID(), text, file, at };
      write(keyOf(chat, message.client_id), { text, file, at });
      change(chat, { unsent: [...unsent, message], refusal: undefined });
      void work(chat);
    },
    /** Tries again now. */
    retry: (chat: string) => {
      attempts.delete(chat);
      void work(chat);
    },
    retryAll: workAll,
    /** Takes back a message that is not on its way. */
    take: (chat: string, id: string): Unsent | undefined => {
      if (underWay.get(chat) === id) return undefined;
      const found = queueOf(chat).unsent.find((one) => one.client_id === id);
      if (found) drop(chat, id);
      return found;
    },
    /** These have arrived, although their answer may have got lost. */
    settle: (chat: string, ids: ReadonlySet<string>) => {
      for (const { client_id } of queueOf(chat).unsent) {
        if (ids.has(client_id) && underWay.get(chat) !== client_id) drop(chat, client_id);
      }
    },
    forgetRefusal: (chat: string) => {
      if (queueOf(chat).refusal !== undefined) change(chat, { refusal: undefined });
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      removeEventListener('online', workAll);
      removeEventListener('offline', onOffline);
      removeEventListener('storage', onStorage);
    },
  };
}
