import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/forms/use-action';
import type { ApplicantFilter } from '../filter';
import type { BoardColumn } from '../wire';
import { loadMore, PAGE } from './pages';

/** The rest of a column, page by page. */
export function useMore(filter: ApplicantFilter, column: BoardColumn) {
  const queryClient = useQueryClient();
  const { run, busy, error } = useAction(() => loadMore(queryClient, filter, column));
  return {
    /** How many the next page brings; none when all are shown. */
    next: Math.min(PAGE, Math.max(0, column.count - column.cards.length)),
    load: run,
    busy,
    error,
  };
}
