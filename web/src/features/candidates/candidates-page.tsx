import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isKept, KeptNote } from '@/forms/kept-list';
import { errorText } from '@/i18n/error-text';
import { paginationTexts } from '@/i18n/ui-texts';
import { groupDigits } from '@/lib/money';
import { m } from '@/paraglide/messages';
import { useCan } from '@/session/rights';
import { ErrorState } from '@/ui/error-state';
import { FilterButton } from '@/ui/filter-button';
import { FilterChips } from '@/ui/filter-chips';
import { onDemand } from '@/ui/on-demand';
import { Pagination } from '@/ui/pagination';
import { Rail } from '@/ui/rail';
import '@/ui/results.css';
import '@/ui/tabs.css';
import { CandidateList } from './candidate-list';
import { CardSkeletons } from './card-skeletons';
import './candidates.css';
import { type FilterLists, filterText } from './filters';
import { FiltersForm } from './filters-form';
import { NoCandidates } from './no-candidates';
import { candidatesQuery } from './queries';
import { activeFilters, type CandidateSearch, changed, cleared, isNarrowed } from './search';
import { SearchBar } from './search-bar';
import type { Candidates } from './wire';

const CandidatesFilterSheet = onDemand(
  async () => (await import('./candidates-filter-sheet')).CandidatesFilterSheet,
);

/** The list of the saved ones. */
const SAVED: CandidateSearch = { saved: 'true' };

interface CandidatesPageProps {
  search: CandidateSearch;
  lists: FilterLists;
  onChange: (search: CandidateSearch) => void;
}

/** Employers look for candidates; the address has the whole state. */
export function CandidatesPage({ search, lists, onChange }: CandidatesPageProps) {
  const isSaved = search.saved !== undefined;
  // While another list loads, the previous heading stays, so that the page does not jump.
  const answer = useQuery({ ...candidatesQuery(search), placeholderData: keepPreviousData });
  const found = answer.error ? undefined : answer.data;
  // The saved candidates have no filters: choosing one leads back to all of them.
  const filters = isSaved ? {} : search;
  const count = activeFilters(search).length;
  return (
    <div className="wrap results">
      <div className="results-search">
        <SearchBar q={search.q} onSearch={(q) => onChange(changed(filters, { q }))} />
        {!isSaved && (
          <FilterButton
            count={count}
            label={
              count > 0 ? m.candidates_filters_open_count({ count }) : m.candidates_filters_open()
            }
          >
            {(close) => (
              <CandidatesFilterSheet
                search={search}
                lists={lists}
                onClose={close}
                onChange={(next) => {
                  close();
                  onChange(next);
                }}
              />
            )}
          </FilterButton>
        )}
      </div>
      <div className="results-body">
        <Rail label={m.candidates_filters_open()}>
          <FiltersForm id="rail" search={filters} lists={lists} onChange={onChange} />
        </Rail>
        <div className="results-found">
          <div className="results-head">
            <h1 className="results-title display">
              {found ? heading(search, found) : m.candidates_title()}
            </h1>
          </div>
          <p role="status" className="sr-only">
            {found && !answer.isPlaceholderData ? heading(search, found) : ''}
          </p>
          <ListTabs isSaved={isSaved} total={found?.meta.total} />
          <FilterChips
            label={m.candidates_filters()}
            chips={activeFilters(search).map((key) => {
              const filter = filterText(key, search, lists);
              return {
                id: key,
                label: filter,
                removeLabel: m.candidates_filter_remove({ filter }),
                onRemove: () => onChange(changed(search, { [key]: undefined })),
              };
            })}
            clearText={m.candidates_filters_clear()}
            onClear={() => onChange(cleared(search))}
          />
          <KeptNote of={answer} />
          <div className="results-list">
            {answer.error ? (
              <ErrorState
                title={m.candidates_not_loaded()}
                text={errorText(answer.error)}
                retryText={m.ui_retry()}
                busy={answer.isFetching}
                onRetry={() => void answer.refetch()}
              />
            ) : (
              <Found
                search={search}
                lists={lists}
                found={answer.isPlaceholderData && !isKept(answer) ? undefined : found}
                onChange={onChange}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function heading(search: CandidateSearch, { meta: { total } }: Candidates): string {
  if (total === 0) {
    if (search.saved) return m.candidates_saved();
    return isNarrowed(search) ? m.candidates_nothing() : m.candidates_title();
  }
  return m.candidates_count({ count: total, shown: groupDigits(total) });
}

/** `total`: of the list that is shown. */
function ListTabs({ isSaved, total }: { isSaved: boolean; total: number | undefined }) {
  const { data: saved } = useQuery(candidatesQuery(SAVED));
  const tab = (label: string, isCurrent: boolean, search: CandidateSearch, count?: number) => (
    <Link
      to="/candidates"
      search={search}
      className="tabs-tab"
      activeProps={{}}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || undefined}
    >
      {label}
      {count !== undefined && <span className="tabs-count">{groupDigits(count)}</span>}
    </Link>
  );
  return (
    <nav className="tabs candidates-tabs" aria-label={m.candidates_tabs()}>
      {tab(m.candidates_all(), !isSaved, {}, isSaved ? undefined : total)}
      {tab(m.candidates_saved(), isSaved, SAVED, saved?.meta.total)}
    </nav>
  );
}

interface FoundProps {
  search: CandidateSearch;
  lists: FilterLists;
  /** Undefined until this very list has loaded. */
  found: Candidates | undefined;
  onChange: (search: CandidateSearch) => void;
}

function Found({ search, lists, found, onChange }: FoundProps) {
  const canSave = useCan('open_contacts');
  if (!found) return <CardSkeletons count={4} />;
  if (found.data.length === 0) {
    return <NoCandidates search={search} lists={lists} onChange={onChange} />;
  }
  return (
    <>
      <CandidateList cards={found.data} canSave={canSave} search={search} />
      <div className="results-pages">
        <Pagination
          page={search.page ?? 1}
          pages={found.meta.pages}
          hrefFor={(page) => `?page=${page}`}
          texts={paginationTexts()}
          renderLink={({ page, href: _, ...link }) => (
            <Link
              to="/candidates"
              search={{ ...search, page: page === 1 ? undefined : page }}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
      </div>
    </>
  );
}
