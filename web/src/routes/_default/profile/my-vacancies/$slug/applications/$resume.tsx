import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { ApplicantPage } from '@/features/applicants/applicant-page';
import { applicantQuery } from '@/features/applicants/queries';
import { dictionariesQuery } from '@/features/dictionaries/queries';

export const Route = createFileRoute('/_default/profile/my-vacancies/$slug/applications/$resume')({
  loader: async ({ context: { queryClient }, params: { slug, resume } }) =>
    (await import('@/features/applicants/load')).loadApplicant(queryClient, slug, resume),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Application,
});

function Application() {
  const { slug, resume } = Route.useParams();
  const { data: dictionaries } = useSuspenseQuery(dictionariesQuery());
  const { data: view, error } = useQuery(applicantQuery(slug, resume));
  // Erased since it was opened.
  if (isNotFound(error)) throw notFound();
  if (!view) return null;
  return (
    <ApplicantPage
      key={view.id}
      view={view}
      nameOfLanguage={(code) =>
        dictionaries.data.language.find((one) => one.code === code)?.name ?? code
      }
    />
  );
}
