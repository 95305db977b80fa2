import { useRouterState } from '@tanstack/react-router';

/** A woven thread along the top while the next page loads. CSS waits 150 ms, so quick pages show nothing. */
export function RouteProgress() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <div className="route-progress selvedge-x" data-busy={busy || undefined} aria-hidden="true" />
  );
}
