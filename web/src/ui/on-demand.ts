import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchAhead, patiently } from '@/lib/on-demand';

/**
 * A part of a page that is fetched when it is first shown, and before that if the browser has time. Without network it
 * comes when the network is back: `Suspense` shows until then what its place says.
 */
export function onDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  fetchAhead(load);
  return lazy(async () => ({ default: await patiently(load) }));
}
