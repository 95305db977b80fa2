/**
 * The live channel: one socket per tab, through which the server says what has changed. What depends on it is fetched
 * again; queries name their topics with `live(…)`. Without the socket everything on the screen that names a topic is
 * asked for from time to time.
 */
import type { QueryClient } from '@tanstack/react-query';
import { bodyOf } from '@/api/answer';
import { api } from '@/api/client';
import { CHAT_HEARTBEAT_MS } from '@/api/constants';
import type { LiveTopic } from '@/api/live-topics';
import type { components } from '@/api/schema.gen';
import { isLiveHeld, onLiveRelease } from './live-state';
import { hasToken } from './token';

type Message = components['schemas']['LiveMessage'];

/** Changes that come together are fetched together. */
const BURST_MS = 100;
/** The first pause before another attempt; each further one is twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 60_000;
/** How often a page that is looked at asks for changes without a socket. */
const ASK_MS = 15_000;
/** A tab that nobody looks at lets go of its socket after a while. */
const HIDDEN_MS = 5 * 60_000;
/** Between two layouts the page is without a header for a moment. */
const LINGER_MS = 3_000;
/** Close code of a server that restarts: another one is there at once. */
const RESTART = 1012;

interface Running {
  person: string;
  holders: number;
  stop: () => void;
}

let running: Running | undefined;

/** Keeps the channel of this person open until every caller has let go. */
export function keepLive(queryClient: QueryClient, person: string): () => void {
  if (running?.person !== person) {
    running?.stop();
    running = { person, holders: 0, stop: startLive(queryClient) };
  }
  const mine = running;
  mine.holders += 1;
  return () => {
    mine.holders -= 1;
    setTimeout(() => {
      if (mine.holders > 0) return;
      mine.stop();
      if (running === mine) running = undefined;
    }, LINGER_MS);
  };
}

/** Opens the channel, and opens it again whenever it breaks. Returns how to stop. */
export function startLive(queryClient: QueryClient): () => void {
  const changes = refetching(queryClient);
  let socket: WebSocket | undefined;
  /** The number of the last event; undefined before the first greeting. */
  let last: number | undefined;
  let attempts = 0;
  /** Since the greeting of the server: changes are told. */
  let isTold = false;
  let isAsking = false;
  let isAsleep = false;
  let isStopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  const mayOpen = () => !isStopped && !isAsleep && !socket && !isAsking && navigator.onLine;

  async function open(): Promise<void> {
    clearTimeout(again);
    if (!mayOpen()) return;
    if (!hasToken()) return later();
    isAsking = true;
    let ticket: string;
    try {
      const { signal } = new AbortController();
      ({ ticket } = await bodyOf(api.POST('/api/v1/live/ticket', { signal })));
    } catch {
      return later();
    } finally {
      isAsking = false;
    }
    if (!mayOpen()) return;
    const url = new URL('/api/v1/live', location.origin);
    url.protocol = url.protocol.replace('http', 'ws');
    url.searchParams.set('ticket', ticket);
    if (last !== undefined) url.searchParams.set('from', String(last));
    const opened = new WebSocket(url);
    socket = opened;
    listen();
    opened.onmessage = ({ data }) => {
      if (opened === socket) hear(JSON.parse(data) as Message);
    };
    opened.onclose = ({ code }) => {
      if (opened !== socket) return;
      letGo();
      later(code);
    };
  }

  function hear(message: Message): void {
    listen('heartbeat' in message ? message.heartbeat : undefined);
    switch (message.type) {
      case 'hello':
        attempts = 0;
        // What was fetched before the first greeting may be older; another number means that the server cannot resume.
        if (message.seq !== last) changes.all();
        last = message.seq;
        isTold = true;
        break;
      case 'event':
        if (last !== undefined && message.seq <= last) break;
        if (message.seq - 1 === last) changes.of(message.topic);
        else changes.all();
        last = message.seq;
        break;
      case 'resync':
        changes.all();
        last = message.seq;
        break;
    }
  }

  /** After two missed heartbeats the line is dead, even if the browser does not know yet. */
  function listen(heartbeat = CHAT_HEARTBEAT_MS): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      letGo();
      later();
    }, heartbeat * 2.5);
  }

  function letGo(): void {
    clearTimeout(silence);
    const old = socket;
    socket = undefined;
    isTold = false;
    old?.close();
  }

  /** With a random part, so that all pages do not come back at the same moment. */
  function later(code?: number): void {
    clearTimeout(again);
    if (isStopped || isAsleep) return;
    const pause =
      code === RESTART && attempts === 0
        ? FIRST_PAUSE_MS * 2 * Math.random()
        : Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempts) * (0.5 + Math.random() / 2);
    attempts += 1;
    again = setTimeout(() => void open(), pause);
  }

  function wake(): void {
    clearTimeout(hidden);
    isAsleep = false;
    attempts = 0;
    void open();
  }

  function sleep(): void {
    isAsleep = true;
    clearTimeout(again);
    letGo();
  }

  function onVisibility(): void {
    clearTimeout(hidden);
    if (document.visibilityState === 'hidden') hidden = setTimeout(sleep, HIDDEN_MS);
    else if (!socket) wake();
  }

  function ask(): void {
    if (!isTold && document.visibilityState === 'visible' && navigator.onLine) changes.all();
  }

  const offline = () => letGo();
  const asking = setInterval(ask, ASK_MS);
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', wake);
  addEventListener('offline', offline);
  // With an open socket the browser could not keep the page for "Back".
  addEventListener('pagehide', sleep);
  addEventListener('pageshow', wake);
  void open();

  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', wake);
    removeEventListener('offline', offline);
    removeEventListener('pagehide', sleep);
    removeEventListener('pageshow', wake);
    clearInterval(asking);
    clearTimeout(hidden);
    clearTimeout(again);
    letGo();
    changes.stop();
  };
}

/**
 * Fetches again what has changed, a burst at once. What changes while it is being fetched is fetched once more
 * afterwards: an answer that is under way may be older, and breaking it off each time would never let it arrive.
 */
function refetching(queryClient: QueryClient) {
  const topics = new Set<LiveTopic>();
  let isAll = false;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function soon(): void {
    timer ??= setTimeout(() => void fetchNow(), BURST_MS);
  }

  async function fetchNow(): Promise<void> {
    timer = undefined;
    if (isBusy || isLiveHeld() || (!isAll && topics.size === 0)) return;
    const wanted = new Set(topics);
    const everything = isAll;
    topics.clear();
    isAll = false;
    isBusy = true;
    await queryClient
      .invalidateQueries({
        predicate: ({ meta }) =>
          ((meta?.live as LiveTopic[] | undefined) ?? []).some(
            (topic) => everything || wanted.has(topic),
          ),
      })
      .catch(() => undefined);
    isBusy = false;
    if (isAll || topics.size > 0) soon();
  }

  const released = onLiveRelease(() => {
    if (!isLiveHeld() && (isAll || topics.size > 0)) soon();
  });
  return {
    of: (topic: LiveTopic) => {
      topics.add(topic);
      soon();
    },
    all: () => {
      isAll = true;
      soon();
    },
    stop: () => {
      clearTimeout(timer);
      topics.clear();
      isAll = false;
      released();
    },
  };
}
