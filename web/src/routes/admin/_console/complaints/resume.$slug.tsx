import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BackLink, CandidateView } from '@/features/candidates/candidate-view';
import { dictionariesQuery } from '@/features/dictionaries/queries';
import { ReportedResume } from '@/features/moderation/reported-resume';
import { m } from '@/paraglide/messages';

/** A resume that somebody complained about, as employers see it but without contacts. */
export const Route = createFileRoute('/admin/_console/complaints/resume/$slug')({
  loader: async () => (await import('@/features/moderation/words')).titles.complaints(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: ReportedRoute,
});

function ReportedRoute() {
  const { slug } = Route.useParams();
  const { data: dictionaries } = useSuspenseQuery(dictionariesQuery());
  return (
    <ReportedResume slug={slug}>
      {(profile) => (
        <CandidateView
          profile={profile}
          nameOfLanguage={(code) =>
            dictionaries.data.language.find((one) => one.code === code)?.name ?? code
          }
          top={<BackLink to="/admin/complaints" label={m.complaints_title()} />}
        />
      )}
    </ReportedResume>
  );
}
