import { REQUEST_TIMEOUT_MS, RETRY_AFTER_MAX_MS, RETRY_STATUSES } from './constants';
import { ApiError, errorFrom } from './errors';
import { readToken } from './token';

/** The pause before a retry when the server names none. */
const RETRY_PAUSE_MS = 300;

let sessionEnded: () => void = () => undefined;

/**
 * Registers a callback for when the server no longer accepts the token that was sent: the session was ended elsewhere
 * or has expired.
 */
export function onSessionEnd(listener: () => void): void {
  sessionEnded = listener;
}

/**
 * `fetch` with our rules: language and token on every call, a timeout, one retry of a GET, and an `ApiError` for every
 * failed response. Mutations are never retried automatically: the user decides, and the idempotency key makes it safe.
 *
 * With `keepalive` the browser finishes the request after the page is gone. Nothing may be awaited before `fetch`: a
 * page that is being closed never resumes. The timeout ends with the page and cannot abort the request then.
 */
export async function send(request: Request, keepalive = false): Promise<Response> {
  const headers = callHeaders();
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  try {
    return await tried(request, keepalive);
  } catch (error) {
    noteEnded(headers, request.url, error);
    throw error;
  }
}

/** What every call carries: the language and, when somebody is signed in, the token. */
export function callHeaders(): Record<string, string> {
  const token = readToken();
  return {
    Accept: 'application/json',
    'JB-Lang': document.documentElement.lang || 'uz',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Reports the end of the session if the server refused the token of a call. */
export function noteEnded(headers: Record<string, string>, url: string, error: unknown): void {
  // Staff has separate sessions, and a 401 of the identity check itself is handled by its caller.
  const ours = headers.Authorization && !/\/v1\/(staff\/|me$)/.test(url);
  if (ours && error instanceof ApiError && error.status === 401) sessionEnded();
}

async function tried(request: Request, keepalive: boolean): Promise<Response> {
  if (request.method !== 'GET') return attempt(request, keepalive);
  const again = request.clone();
  try {
    return await attempt(request);
  } catch (error) {
    if (!(error instanceof ApiError) || !mayRetry(error)) throw error;
    await pause(retryAfter.get(error) ?? RETRY_PAUSE_MS, again.signal);
    return attempt(again);
  }
}

/**
 * A lost connection counts as a failed response and is retried; a timeout is not, because the user has already waited
 * 25 s.
 */
function mayRetry(error: ApiError): boolean {
  return RETRY_STATUSES.has(error.status) || error.code === 'network';
}

/** The pause that the server requested. It is stored beside the error, since no screen needs it. */
const retryAfter = new WeakMap<ApiError, number>();

async function attempt(request: Request, keepalive = false): Promise<Response> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let response: Response;
  try {
    const signal = AbortSignal.any([request.signal, limit]);
    response = await fetch(request, { signal, keepalive });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw new ApiError({ code: limit.aborted ? 'timeout' : 'network', status: 0, cause });
  }
  if (response.ok) return response;
  const error = await errorFrom(response);
  const seconds = Number(response.headers.get('retry-after'));
  if (seconds > 0) retryAfter.set(error, Math.min(seconds * 1000, RETRY_AFTER_MAX_MS));
  throw error;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
