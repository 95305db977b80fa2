import { useRouterState } from '@tanstack/react-router';

/** A progress line along the top while the next page loads. CSS delays it by 150 ms, so fast pages show nothing. */
export function RouteProgress() {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  return (
    <div className="route-progress selvedge-x" data-busy={busy || undefined} aria-hidden="true" />
  );
}
