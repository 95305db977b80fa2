import createClient from 'openapi-fetch';
import type { OpenapiQueryClient } from 'openapi-react-query';
import type { paths } from './schema.gen';
import { send } from './send';

/** Typed calls of the API: `api.POST('/api/v1/contact', { body })`. Failures are thrown as `ApiError`. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: send });

type QueryOptions = OpenapiQueryClient<paths>['queryOptions'];
type Call = (path: string, init: object) => Promise<{ data?: unknown }>;

/**
 * Query options of the API; the server writes first data under the same keys (`[method, path, init]`). Only the types
 * come from openapi-react-query: its code would bring hooks for mutations and endless lists into the first load.
 */
export const $api = {
  queryOptions: ((method: string, path: string, init?: object, options?: object) => ({
    queryKey: init === undefined ? [method, path] : [method, path, init],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const call = api[method.toUpperCase() as keyof typeof api] as Call;
      const { data } = await call(path, { signal, ...init });
      return data ?? null;
    },
    ...options,
  })) as unknown as QueryOptions,
};
