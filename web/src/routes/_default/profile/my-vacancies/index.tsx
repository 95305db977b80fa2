import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { FILTERS } from '@/features/my-vacancies/model';
import { OwnVacancies } from '@/features/my-vacancies/own-list';
import { myVacanciesQuery } from '@/features/my-vacancies/queries';
import { UndoDeletion } from '@/features/settings/data/undo-deletion';
import { ShareButton } from '@/features/vacancies/share-button';

/** `?filter=active&page=2`; anything else means the first page of all. */
function readSearch(search: Record<string, unknown>) {
  const filter = FILTERS.find((one) => one !== 'all' && one === search.filter);
  const page = Math.floor(Number(search.page));
  return { ...(filter && { filter }), ...(page > 1 && { page }) };
}

export const Route = createFileRoute('/_default/profile/my-vacancies/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { filter = 'all', page = 1 } }) =>
    context.queryClient.ensureQueryData(myVacanciesQuery(filter, page)),
  component: MyVacancies,
});

function MyVacancies() {
  const { filter = 'all', page = 1 } = Route.useSearch();
  const { data: list } = useSuspenseQuery(myVacanciesQuery(filter, page));
  return (
    <OwnVacancies
      list={list}
      filter={filter}
      page={page}
      renderShare={({ slug, title, customer }) => (
        <ShareButton path={`/jobs/${slug}`} title={title} company={customer.name} />
      )}
      undo={<UndoDeletion />}
    />
  );
}
