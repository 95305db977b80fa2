import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeListsQuery } from '@/features/dictionaries/queries';
import { SearchForm } from '@/features/dictionaries/search-form';
import { ActiveFilters } from '@/features/jobs/active-filters';
import { activeFilters } from '@/features/jobs/filters';
import { FittingPositions } from '@/features/jobs/fitting-positions';
import { NoJobs } from '@/features/jobs/no-jobs';
import { readJobSearch } from '@/features/jobs/search';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/jobs/')({
  validateSearch: readJobSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(homeListsQuery()),
  head: ({ match }) => {
    const { q } = match.search;
    return { meta: [{ title: q ? m.jobs_title_for({ q }) : m.jobs_title() }] };
  },
  component: Jobs,
});

function Jobs() {
  const { data } = useSuspenseQuery(homeListsQuery());
  const search = Route.useSearch();
  const filters = activeFilters(search, data);
  const { q } = search;
  return (
    <div className="wrap jobs">
      <div className="jobs-search">
        <SearchForm regions={data.regions} q={q} location={search.location} keep={search} />
      </div>
      <h1 className="jobs-title display">{m.jobs_count({ count: 0 })}</h1>
      <ActiveFilters filters={filters} />
      <NoJobs narrowed={filters.length > 0} />
      {q && <FittingPositions search={{ ...search, q }} />}
    </div>
  );
}
