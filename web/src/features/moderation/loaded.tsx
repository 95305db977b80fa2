import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@/i18n/error-text';
import { m } from '@/paraglide/messages';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Renders the loaded data, a skeleton while it loads, or the error. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        title={m.moderation_not_loaded()}
        text={errorText(query.error)}
        retryText={m.ui_retry()}
        busy={query.isFetching}
        onRetry={() => query.refetch()}
      />
    );
  }
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="console-skeleton">
        {ROWS.map((row) => (
          <SkeletonLine key={row} height={88} />
        ))}
      </div>
    </Skeleton>
  );
}
