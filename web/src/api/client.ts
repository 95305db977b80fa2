import type { Client } from 'openapi-fetch';
import type { OpenapiQueryClient } from 'openapi-react-query';
import { ApiError } from './errors';
import { releaseKeepalive, takeKeepalive } from './keepalive';
import type { paths } from './schema.gen';
import { send } from './send';

interface Init {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  headers?: HeadersInit;
  signal?: AbortSignal;
  parseAs?: 'json' | 'blob';
}

function call(method: 'GET' | 'POST') {
  return async (path: string, init: Init = {}) => {
    const { params, body, headers, signal, parseAs = 'json' } = init;
    const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(params?.path?.[name])),
    );
    const url = new URL(filled, location.origin);
    for (const [name, value] of Object.entries(params?.query ?? {})) {
      for (const item of [value].flat()) {
        if (item != null) url.searchParams.append(name, String(item));
      }
    }
    // Files are sent as they are, everything else as JSON.
    const isFile = body instanceof Blob;
    const text = body === undefined || isFile ? undefined : JSON.stringify(body);
    const request = new Request(url, { method, headers, signal, body: isFile ? body : text });
    if (text !== undefined) request.headers.set('Content-Type', 'application/json');
    // With `keepalive` a click takes effect even if the user leaves or reloads the page at once. A call with an abort
    // signal matters only to this page.
    const space = method === 'POST' && !isFile && !signal ? takeKeepalive(text) : 0;
    try {
      const response = await send(request, space > 0);
      try {
        return { data: await response[parseAs](), response };
      } catch (cause) {
        if (signal?.aborted) throw cause;
        // Something between us and the server answered instead, such as a captive portal.
        throw new ApiError({ code: 'unreadable', status: response.status, cause });
      }
    } finally {
      releaseKeepalive(space);
    }
  };
}

/**
 * Typed calls of the API: `api.POST('/api/v1/contact', { body })`. Failures are thrown as `ApiError`. Only the types
 * come from openapi-fetch: its code does much that our API never needs.
 */
export const api = { GET: call('GET'), POST: call('POST') } as unknown as Pick<
  Client<paths>,
  'GET' | 'POST'
>;

type QueryOptions = OpenapiQueryClient<paths>['queryOptions'];
type Call = (path: string, init: object) => Promise<{ data?: unknown }>;

/**
 * Query options of the API; the server writes the first data under the same keys (`[method, path, init]`). Only the
 * types come from openapi-react-query: its code would add mutation and infinite-query hooks to the first load.
 */
export const $api = {
  queryOptions: ((method: string, path: string, init?: object, options?: object) => ({
    queryKey: init === undefined ? [method, path] : [method, path, init],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const get = api[method.toUpperCase() as keyof typeof api] as Call;
      const { data } = await get(path, { signal, ...init });
      return data ?? null;
    },
    ...options,
  })) as unknown as QueryOptions,
};
