import type { UseQueryResult } from '@tanstack/react-query';
import { m } from '@/paraglide/messages';
import type { User } from '@/session/me';
import { ErrorState } from '@/ui/error-state';

interface HomePendingProps {
  me: User | null | undefined;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** In place of what concerns one person until it has come. Nothing for somebody whose session has ended. */
export function HomePending({ me, query: { error, isFetching, refetch } }: HomePendingProps) {
  if (error) {
    return (
      <ErrorState
        title={m.cabinet_load_failed()}
        retryText={m.ui_retry()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return me === null ? null : <Skeleton />;
}

/** As the server paints it. */
function Skeleton() {
  return (
    <div className="home-mine-columns" aria-hidden="true">
      <div className="home-mine-side">
        <div className="home-mine-card" />
      </div>
      <div className="home-mine-main">
        <div className="home-mine-title" />
        <div className="home-mine-row" />
        <div className="home-mine-row" />
        <div className="home-mine-row" />
      </div>
    </div>
  );
}
