import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { KeptNote } from '@/forms/kept-list';
import { useAction } from '@/forms/use-action';
import { APPLICATION_STAGES } from '@/i18n/application-labels';
import { errorText } from '@/i18n/error-text';
import { paginationTexts } from '@/i18n/ui-texts';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { FilterButton } from '@/ui/filter-button';
import { FilterChips } from '@/ui/filter-chips';
import { onDemand } from '@/ui/on-demand';
import { Outdated } from '@/ui/outdated';
import { Pagination } from '@/ui/pagination';
import { Skeleton, SkeletonLine } from '@/ui/skeleton';
import { useWide } from '@/ui/use-wide';
import '@/ui/rail.css';
import './applicants.css';
import { ApplicantsHead } from './applicants-head';
import { ApplicantsTable } from './applicants-table';
import { filterText, type Named } from './board/filter-words';
import { BulkBar } from './bulk-bar';
import { type ApplicantFilter, changed, cleared, type Narrowing, narrowings } from './filter';
import { MOST_AT_ONCE } from './limits';
import { ListFilters, SearchField } from './list-filters';
import { allApplicants, useApplicants } from './queries';
import { NOTHING, type Selection, ticked } from './selection';
import { useMove } from './use-move';
import type { Applicants } from './wire';

const ListFilterSheet = onDemand(async () => (await import('./list-filter-sheet')).ListFilterSheet);

interface ApplicantsPageProps {
  slug: string;
  /** The vacancy's. */
  title: string;
  spheres: readonly Named[];
  filter: ApplicantFilter;
  onChange: (filter: ApplicantFilter) => void;
}

/** Everybody who has applied for a vacancy, for reading many at once. The address has the whole state. */
export function ApplicantsPage(props: ApplicantsPageProps) {
  const { slug, title, spheres, filter, onChange } = props;
  const isWide = useWide();
  const canAct = useCan('run_vacancies');
  const of = { ...filter, vacancy: slug };
  const answer = useApplicants(of);
  const { data: found, error, isFetching } = answer;
  const retry = () => void answer.refetch();
  // Whoever comes back from the comparison finds the same rows ticked.
  const { ticked: before = [] } = useLocation().state;
  const [selection, setSelection] = useState(() => ticked(NOTHING, before, true));
  const mover = useMove();
  const count = narrowings(filter).filter((name) => name !== 'q').length;
  const filters = {
    filter,
    counts: found?.counts ?? [],
    late: found?.late ?? 0,
    spheres,
    onChange,
  };
  return (
    <div className="wrap applicants">
      <ApplicantsHead slug={slug} title={title} filter={filter} found={found} onChange={onChange} />
      {!canAct && <p className="applicants-viewer">{m.applicants_viewer_note()}</p>}
      <div className="applicants-narrow">
        <SearchField q={filter.q} onSearch={(q) => onChange(changed(filter, { q }))} />
        {isWide ? (
          <ListFilters {...filters} isRow />
        ) : (
          <FilterButton
            count={count}
            label={count > 0 ? m.board_filter_count({ count }) : m.board_filter()}
          >
            {(close) => (
              <ListFilterSheet
                {...filters}
                filter={of}
                onClose={close}
                onChange={({ vacancy: _, ...next }) => {
                  close();
                  onChange(next);
                }}
              />
            )}
          </FilterButton>
        )}
      </div>
      <FilterChips
        label={m.board_filters()}
        chips={narrowings(filter).map((name) => {
          const text = chipText(name, filter, spheres);
          return {
            id: name,
            label: text,
            removeLabel: m.board_filter_remove({ filter: text }),
            onRemove: () => onChange(changed(filter, { [name]: undefined })),
          };
        })}
        clearText={m.board_clear()}
        onClear={() => onChange(cleared(filter))}
      />
      <p role="status" className="sr-only">
        {found &&
          !answer.isPlaceholderData &&
          m.board_people({
            count: found.meta.total,
            shown: groupDigits(found.meta.total),
          })}
      </p>
      <KeptNote of={answer} />
      {found && error && (
        <Outdated
          text={`${m.applicants_outdated()} ${errorText(error)}`}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      {!found && error ? (
        <ErrorState
          title={m.applicants_not_loaded()}
          text={errorText(error)}
          retryText={m.ui_retry()}
          busy={isFetching}
          onRetry={retry}
        />
      ) : !found ? (
        <Rows />
      ) : found.data.length === 0 ? (
        <NoApplicants
          slug={slug}
          isNarrowed={narrowings(filter).length > 0}
          onClear={() => onChange(cleared(filter))}
        />
      ) : (
        <div className="applicants-found" aria-busy={answer.isPlaceholderData || undefined}>
          <TickAll filter={of} found={found} selection={selection} onSelect={setSelection} />
          <ApplicantsTable
            slug={slug}
            cards={found.data}
            filter={filter}
            selection={selection}
            canAct={canAct}
            onTick={(cards, isOn) => setSelection(ticked(selection, cards, isOn))}
            mover={mover}
          />
          <Pages slug={slug} filter={filter} found={found} />
        </div>
      )}
      {canAct && (
        <BulkBar
          slug={slug}
          filter={filter}
          selection={selection}
          onDone={(ids) =>
            setSelection((known) => new Map([...known].filter(([id]) => !ids.includes(id))))
          }
          onClear={() => setSelection(NOTHING)}
        />
      )}
      {mover.dialogs}
    </div>
  );
}

function chipText(name: Narrowing, filter: ApplicantFilter, spheres: readonly Named[]): string {
  if (name === 'q') return m.applicants_search_chip({ text: filter.q ?? '' });
  if (name === 'stage') return filter.stage ? APPLICATION_STAGES[filter.stage]() : '';
  return filterText(name, filter, spheres);
}

interface TickAllProps {
  filter: ApplicantFilter;
  found: Applicants;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** After the whole page is ticked, everything that the filter shows can be. */
function TickAll({ filter, found, selection, onSelect }: TickAllProps) {
  const { total } = found.meta;
  const { run, busy, error } = useAction(async () => {
    onSelect(ticked(NOTHING, (await allApplicants(filter, MOST_AT_ONCE)).data, true));
  });
  const isWhole = found.data.every(({ id }) => selection.has(id));
  if (!isWhole || total <= found.data.length || selection.size >= Math.min(total, MOST_AT_ONCE)) {
    return null;
  }
  const count = Math.min(total, MOST_AT_ONCE);
  return (
    <div className="applicants-all">
      <p>{m.applicants_page_ticked({ count: found.data.length })}</p>
      <Button look="quiet" size="sm" busy={busy} onClick={() => void run()}>
        {total > MOST_AT_ONCE
          ? m.applicants_tick_first({ count })
          : m.applicants_tick_all({ count })}
      </Button>
      <p role="status" className="applicants-failure">
        {error}
      </p>
    </div>
  );
}

interface PagesProps {
  slug: string;
  filter: ApplicantFilter;
  found: Applicants;
}

function Pages({ slug, filter, found: { meta, data } }: PagesProps) {
  const first = (meta.page - 1) * meta.per_page + 1;
  return (
    <div className="applicants-pages">
      <p className="applicants-range">
        {m.applicants_range({
          from: groupDigits(first),
          to: groupDigits(first + data.length - 1),
          total: groupDigits(meta.total),
        })}
      </p>
      <Pagination
        page={meta.page}
        pages={meta.pages}
        texts={paginationTexts()}
        hrefFor={(page) => `?page=${page}`}
        renderLink={({ page, href: _, ...link }) => (
          <Link
            {...link}
            to="/profile/my-vacancies/$slug/applications"
            params={{ slug }}
            search={{ ...filter, page: page > 1 ? page : undefined }}
            activeOptions={{ exact: true }}
          />
        )}
      />
    </div>
  );
}

interface NoApplicantsProps {
  slug: string;
  isNarrowed: boolean;
  onClear: () => void;
}

function NoApplicants({ slug, isNarrowed, onClear }: NoApplicantsProps) {
  return (
    <EmptyState
      cloth={14}
      text={isNarrowed ? m.applicants_none_narrowed() : m.applicants_none()}
      action={
        isNarrowed ? (
          <Button onClick={onClear}>{m.applicants_clear()}</Button>
        ) : (
          <Link
            to="/profile/my-vacancies/$slug"
            params={{ slug }}
            className={buttonClass({ look: 'primary' })}
          >
            {m.applicants_open_vacancy()}
          </Link>
        )
      }
    />
  );
}

/** Rows of the same height as the real ones. */
function Rows() {
  return (
    <Skeleton label={m.ui_loading()}>
      <div className="applicants-skeleton">
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <SkeletonLine key={row} height={56} />
        ))}
      </div>
    </Skeleton>
  );
}
