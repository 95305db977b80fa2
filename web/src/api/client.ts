import createClient from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import type { paths } from './schema.gen';
import { send } from './send';

/** Typed calls of the API: `api.POST('/api/v1/contact', { body })`. Failures are thrown as `ApiError`. */
export const api = createClient<paths>({ baseUrl: location.origin, fetch: send });

/** Query options of the API; the server writes first data under the same keys (`[method, path, init]`). */
export const $api = createQueryClient(api);
