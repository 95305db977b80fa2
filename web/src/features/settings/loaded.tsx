import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';

interface LoadedProps<Data> {
  query: UseQueryResult<Data, unknown>;
  /** The number of skeleton rows. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** Renders the loaded data, a skeleton while it loads, or the error. Stale data stays during a refetch. */
export function Loaded<Data>({ query, rows = 2, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        title={m.settings_not_loaded()}
        text={errorText(query.error)}
        retryText={m.ui_retry()}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="settings-skeleton">
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <div key={row} className="settings-skeleton-row">
            <SkeletonLine width="46%" height={18} />
            <SkeletonLine width="72%" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
