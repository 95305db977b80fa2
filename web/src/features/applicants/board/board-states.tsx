import { Link } from '@tanstack/react-router';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import type { ApplicantFilter } from '../filter';
import type { Board } from '../wire';
import { boardFilters } from './filter-words';

interface NobodyProps {
  board: Board;
  filter: ApplicantFilter;
  onClear: () => void;
}

/** There is nobody to show: because of the filters, because nobody has come yet, or because nothing is posted. */
export function Nobody({ board, filter, onClear }: NobodyProps) {
  const canPost = useCan('run_vacancies');
  if (filter.q || boardFilters(filter).length > 0) {
    return (
      <EmptyState
        cloth={5}
        text={m.board_none_found()}
        action={<Button onClick={onClear}>{m.board_clear()}</Button>}
      />
    );
  }
  if (board.vacancies.length === 0) {
    return (
      <EmptyState
        cloth={6}
        text={m.board_none_vacancies()}
        action={
          canPost && (
            <Link to="/jobs/create" className={buttonClass({ look: 'primary' })}>
              {m.my_vacancies_create()}
            </Link>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      cloth={6}
      text={m.board_none()}
      action={
        <div className="board-none-actions">
          <Link to="/candidates" className={buttonClass({ look: 'primary' })}>
            {m.board_find_candidates()}
          </Link>
          {filter.vacancy && (
            <Link
              to="/profile/my-vacancies/$slug"
              params={{ slug: filter.vacancy }}
              className={buttonClass()}
            >
              {m.board_to_vacancy()}
            </Link>
          )}
        </div>
      }
    />
  );
}

const COLUMNS = [4, 3, 2, 2, 1];

/** Columns and cards of the real sizes. */
export function BoardSkeleton() {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="board-skeleton">
        {COLUMNS.map((cards, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no other identity
          <div key={place}>
            <SkeletonLine width="50%" height={20} />
            <div className="board-skeleton-column">
              {Array.from({ length: cards }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <SkeletonLine key={row} height={140} className="board-skeleton-card" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
