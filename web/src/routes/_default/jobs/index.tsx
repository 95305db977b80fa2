import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { ApiError } from '@/api/errors';
import { homeListsQuery } from '@/features/dictionaries/queries';
import { SearchForm } from '@/features/dictionaries/search-form';
import { ActiveFilters } from '@/features/jobs/active-filters';
import { type JobSearch, pickJobSearch } from '@/features/jobs/address';
import { JobsFilterButton } from '@/features/jobs/filter-button';
import { changed, type Found, isNarrowed, rebased } from '@/features/jobs/filters';
import { FiltersForm } from '@/features/jobs/filters-form';
import { JobsPagination } from '@/features/jobs/jobs-pagination';
import { NearJobs, NoJobs } from '@/features/jobs/no-jobs';
import { SavePlace } from '@/features/jobs/save-place';
import { pageNames, readJobSearch, toQuery } from '@/features/jobs/search';
import { SearchNotes } from '@/features/jobs/search-notes';
import { SortSelect } from '@/features/jobs/sort-select';
import { vacanciesQuery } from '@/features/vacancies/queries';
import { VacancyList } from '@/features/vacancies/vacancy-list';
import { VacancyPages } from '@/features/vacancies/vacancy-pages';
import { jobsCount } from '@/i18n/display';
import { stringifySearch } from '@/i18n/search-params';
import { m } from '@/paraglide/messages';
import { Rail } from '@/ui/rail';

const SaveSearch = lazy(async () => ({
  default: (await import('@/features/searches/save-search')).SaveSearch,
}));

export const Route = createFileRoute('/_default/jobs/')({
  validateSearch: pickJobSearch,
  loaderDeps: ({ search }) => search,
  // The list is prefetched but not awaited: until it loads the page shows skeletons.
  loader: async ({ context: { queryClient }, deps }) => {
    const [{ readJobSearch, toQuery, titleNames }, lists] = await Promise.all([
      import('@/features/jobs/search'),
      queryClient.ensureQueryData(homeListsQuery()),
    ]);
    const search = readJobSearch({ ...deps });
    const query = vacanciesQuery(toQuery(search));
    void queryClient.prefetchQuery(query);
    return titleNames(search, lists, queryClient.getQueryData(query.queryKey));
  },
  head: ({ loaderData }) => {
    const what = loaderData?.join(', ');
    return { meta: [{ title: what ? m.jobs_title_narrowed({ what }) : m.jobs_title() }] };
  },
  component: Jobs,
});

/** All fields of the page belong to one form, which works without scripts too. */
const FORM = 'jobs-search';

function Jobs() {
  const { data: lists } = useSuspenseQuery(homeListsQuery());
  const given = Route.useSearch();
  const search = useMemo(() => readJobSearch({ ...given }), [given]);
  const navigate = Route.useNavigate();
  // While another list loads, the filters and counts of the previous one stay, so that the page does not jump.
  const { data, error, isPlaceholderData } = useQuery({
    ...vacanciesQuery(toQuery(search)),
    placeholderData: keepPreviousData,
  });
  const found = error ? undefined : data;
  const show = (next: JobSearch) =>
    void navigate({
      search: (newest) => rebased(search, next, readJobSearch({ ...newest })),
      resetScroll: false,
    });
  const filters = {
    search,
    lists,
    applied: found?.applied ?? [],
    facets: found?.facets,
    onChange: show,
  };
  return (
    <div className="wrap results">
      <div className="results-search">
        <SearchForm
          id={FORM}
          isBar
          q={search.q}
          onSearch={({ q }) =>
            void navigate({ search: changed(search, { q, as_typed: undefined }) })
          }
        />
        <JobsFilterButton {...filters} total={found?.meta.total ?? 0} words={found?.words ?? ''} />
      </div>
      <div className="results-body">
        <Rail label={m.jobs_filters_open()}>
          <FiltersForm {...filters} form={FORM} />
        </Rail>
        <div className="results-found">
          <div className="results-head">
            <h1 className="results-title display">
              {found ? heading(search, found) : m.jobs_title()}
            </h1>
            <SortSelect search={search} form={FORM} onChange={show} />
          </div>
          <p role="status" className="sr-only">
            {found && !isPlaceholderData ? heading(search, found) : ''}
          </p>
          {found && (
            <>
              <ActiveFilters
                search={search}
                applied={found.applied}
                words={found.words}
                onChange={show}
              />
              <SearchNotes search={search} found={found} />
            </>
          )}
          <List search={search} found={isPlaceholderData ? undefined : found} error={error} />
        </div>
      </div>
    </div>
  );
}

/** "No jobs yet" is shown only without filters, never for a search. */
function heading(search: JobSearch, { meta: { total } }: Found): string {
  return total === 0 && isNarrowed(search) ? m.jobs_nothing() : jobsCount(total);
}

interface ListProps {
  search: JobSearch;
  /** Undefined until this very list has loaded. */
  found: Found | undefined;
  error: unknown;
}

function List({ search, found, error }: ListProps) {
  const { page = 1, more = 0 } = search;
  const isEmpty = found?.data.length === 0 || isUnknown(error);
  if (isEmpty) {
    return (
      <>
        <NoJobs narrowed={isNarrowed(search)} />
        {found && <Save search={search} found={found} />}
        {found?.near && (
          <NearJobs search={search} found={found}>
            <VacancyList cards={found.near.data} headingLevel={3} />
          </NearJobs>
        )}
      </>
    );
  }
  return (
    <>
      <div className="results-list">
        {found && found.ads.length > 0 && (
          <section className="jobs-ads" aria-label={m.jobs_ads()}>
            <VacancyList cards={found.ads} headingLevel={2} />
          </section>
        )}
        <VacancyPages
          options={(wanted) => vacanciesQuery(toQuery({ ...search, page: wanted }))}
          from={page}
          count={more + 1}
          headingLevel={2}
        />
      </div>
      {found && <Save search={search} found={found} />}
      {found && <JobsPagination search={search} pages={found.meta.pages} />}
    </>
  );
}

/** A list without filters cannot be saved as a search. */
function Save({ search, found }: { search: JobSearch; found: Found }) {
  if (!isNarrowed(search)) return null;
  const { page: _, more: __, ...kept } = search;
  return (
    <div className="jobs-save">
      <Suspense fallback={<SavePlace />}>
        <SaveSearch query={stringifySearch(kept).slice(1)} name={pageNames(found).join(', ')} />
      </Suspense>
    </div>
  );
}

/** A URL may name a place or a sphere that does not exist: the list is then empty. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}
