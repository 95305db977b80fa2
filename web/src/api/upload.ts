import { ApiError, errorFrom } from './errors';
import { callHeaders, noteEnded } from './send';

interface Upload {
  path: string;
  file: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The share that is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A connection that sends nothing for this long is lost. A large file may take longer than that altogether. */
const SILENCE_MS = 30_000;

/**
 * Sends a file and reports how much of it is sent. `fetch` cannot report that, and its time limit does not fit a large
 * file on a slow network.
 */
export async function upload<Answer>({
  path,
  file,
  headers,
  signal,
  onProgress,
}: Upload): Promise<Answer> {
  const given = callHeaders();
  const response = await sent({
    path,
    file,
    headers: { ...given, ...headers },
    signal,
    onProgress,
  });
  if (!response.ok) {
    const error = await errorFrom(response);
    noteEnded(given, path, error);
    throw error;
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError({ code: 'unreadable', status: response.status, cause });
  }
}

function sent({ path, file, headers = {}, signal, onProgress }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (code: 'network' | 'timeout') => reject(new ApiError({ code, status: 0 }));
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        fail('timeout');
        call.abort();
      }, SILENCE_MS);
    };
    const abort = () => call.abort();
    signal?.addEventListener('abort', abort);
    call.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => fail('network');
    call.onabort = () => reject(signal?.reason);
    call.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    };
    call.open('POST', path);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    heard();
    call.send(file);
  });
}
