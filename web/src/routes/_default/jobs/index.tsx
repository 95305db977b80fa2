import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ApiError } from '@/api/errors';
import { homeListsQuery } from '@/features/dictionaries/queries';
import { SearchForm } from '@/features/dictionaries/search-form';
import { ActiveFilters } from '@/features/jobs/active-filters';
import { activeFilters } from '@/features/jobs/filters';
import { JobsPagination } from '@/features/jobs/jobs-pagination';
import { NoJobs } from '@/features/jobs/no-jobs';
import { readJobSearch } from '@/features/jobs/search';
import { vacanciesQuery } from '@/features/vacancies/queries';
import { VacancyPages } from '@/features/vacancies/vacancy-pages';
import { jobsCount } from '@/i18n/display';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/jobs/')({
  validateSearch: readJobSearch,
  loaderDeps: ({ search }) => search,
  // The list is asked for, not waited for: until it comes the page stands with the outlines of its cards.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(vacanciesQuery(deps));
    return queryClient.ensureQueryData(homeListsQuery());
  },
  head: ({ loaderData, match }) => {
    const names = loaderData ? activeFilters(match.search, loaderData) : [];
    const what = names.map(({ label }) => label).join(', ');
    return { meta: [{ title: what ? m.jobs_title_narrowed({ what }) : m.jobs_title() }] };
  },
  component: Jobs,
});

function Jobs() {
  const { data: lists } = useSuspenseQuery(homeListsQuery());
  const search = Route.useSearch();
  const { data: first, error } = useQuery(vacanciesQuery(search));
  const filters = activeFilters(search, lists);
  const { page = 1, more = 0 } = search;
  const isEmpty = first?.data.length === 0 || isUnknown(error);
  return (
    <div className="wrap jobs">
      <div className="jobs-search">
        <SearchForm lists={lists} sphere={search.sphere} location={search.location} />
      </div>
      <h1 className="jobs-title display">{first ? jobsCount(first.meta.total) : m.jobs_title()}</h1>
      <ActiveFilters filters={filters} />
      {isEmpty ? (
        <NoJobs narrowed={filters.length > 0 || page > 1} />
      ) : (
        <div className="jobs-list">
          <VacancyPages
            options={(wanted) => vacanciesQuery({ ...search, page: wanted })}
            from={page}
            count={more + 1}
            headingLevel={2}
          />
        </div>
      )}
      {first && <JobsPagination search={search} pages={first.meta.pages} />}
    </div>
  );
}

/** An address may name a place or a sphere that does not exist: then there is simply no such work. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}
