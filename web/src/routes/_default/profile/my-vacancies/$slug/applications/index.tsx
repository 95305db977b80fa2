import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pickApplicantSearch } from '@/features/applicants/address';
import { ApplicantsPage } from '@/features/applicants/applicants-page';
import { readFilter } from '@/features/applicants/filter';
import { homeListsQuery } from '@/features/dictionaries/queries';
import { ownVacancyQuery } from '@/features/my-vacancies/queries';

export const Route = createFileRoute('/_default/profile/my-vacancies/$slug/applications/')({
  validateSearch: pickApplicantSearch,
  beforeLoad: ({ context, params: { slug }, search }) => {
    // Beside the vacancy, not after it.
    void import('@/features/applicants/load').then(
      ({ startApplicants }) => startApplicants(context.queryClient, slug, search),
      () => undefined,
    );
  },
  // The vacancy's own page knows its name and says whether it exists; the list loads with the page.
  loader: ({ context, params: { slug } }) =>
    context.queryClient.ensureQueryData(ownVacancyQuery(slug)),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.data.title }] }),
  component: Applications,
});

function Applications() {
  const { slug } = Route.useParams();
  const { vacancy: _, ...filter } = readFilter(Route.useSearch() as Record<string, unknown>);
  const navigate = Route.useNavigate();
  const { data: vacancy } = useSuspenseQuery(ownVacancyQuery(slug)).data;
  // Names for the filters; the list does not wait for them.
  const { data: lists } = useQuery(homeListsQuery());
  return (
    <ApplicantsPage
      key={slug}
      slug={slug}
      title={vacancy.title}
      spheres={lists?.spheres ?? []}
      filter={filter}
      onChange={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
