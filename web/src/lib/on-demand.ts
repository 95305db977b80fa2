// Code that is fetched only when it is needed. What is probably needed next is fetched ahead, while the browser has
// nothing else to do, so that it is there when the network is not.
import { isReachable, untilReachable } from './network';

type Load = () => Promise<unknown>;

/** Fetches code. Without network it waits for it; code that our server no longer has is an error. */
export async function patiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isReachable()) throw error;
      await untilReachable();
    }
  }
}

let waiting: Load[] = [];
let isStarted = false;

/** Fetches this code when the page is alive and the browser is idle. */
export function fetchAhead(load: Load): void {
  waiting.push(load);
  if (isStarted) next();
}

/** Called once, when the page is alive: nothing before that may be slowed down. */
export function startFetchingAhead(): void {
  if (isStarted) return;
  isStarted = true;
  next();
}

let isUnderWay = false;

/** One after another. What does not come now is fetched when it is needed. */
function next(): void {
  if (isUnderWay || isSaving()) return;
  const load = waiting.shift();
  if (!load) {
    // For developer tools; e2e tests wait for it before the network goes.
    performance.mark('ahead');
    return;
  }
  isUnderWay = true;
  whenIdle(() =>
    load()
      .catch(() => undefined)
      .then(() => {
        isUnderWay = false;
        next();
      }),
  );
}

/** Somebody who pays for each megabyte has asked for less. */
function isSaving(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

const PATIENCE_MS = 5_000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, 200);
}

/** For tests. */
export function forgetFetching(): void {
  waiting = [];
  isStarted = false;
  isUnderWay = false;
}
