import type { components } from './schema.gen';

export type LiveTopic = components['schemas']['LiveTopic'];

/** For `meta` of a query: it is fetched again when the server says that something of these topics has changed. */
export const live = (...topics: LiveTopic[]) => ({ live: topics });
