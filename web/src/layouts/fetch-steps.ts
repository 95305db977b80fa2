import type { RegisteredRouter } from '@tanstack/react-router';
import { fetchAhead } from '@/lib/on-demand';

/** A part of a route that the router fetches when it is opened. */
interface Fetched {
  preload?: () => Promise<unknown>;
}

interface Step {
  options: { component?: unknown };
}

/**
 * The other steps of a wizard are fetched while one fills in the first: the network may go meanwhile. A wizard is a page
 * without the frame of the site that has pages inside.
 */
export function startFetchingSteps(router: RegisteredRouter): void {
  const known = new Set<string>();
  router.subscribe('onRendered', () => {
    const wizard = router.state.matches.at(-2)?.routeId;
    if (!wizard || wizard === '__root__' || wizard.includes('/_') || known.has(wizard)) return;
    known.add(wizard);
    const { children } = router.routesById[wizard];
    for (const step of Object.values(children ?? {}) as Step[]) {
      const component = step.options.component as Fetched | undefined;
      fetchAhead(async () => component?.preload?.());
    }
  });
}
