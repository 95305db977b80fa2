import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isNotFound } from '@/api/errors';
import { BackRow } from '@/features/candidates/back-row';
import { BackLink, CandidateView } from '@/features/candidates/candidate-view';
import { candidateQuery } from '@/features/candidates/queries';
import { SignInPrompt } from '@/features/candidates/sign-in-prompt';
import { dictionariesQuery } from '@/features/dictionaries/queries';
import { ReportButton } from '@/features/vacancies/report-button';
import { m } from '@/paraglide/messages';

export const Route = createFileRoute('/_default/candidates/$slug')({
  loader: async ({ context, params }) =>
    (await import('@/features/candidates/load')).loadCandidate(context.queryClient, params.slug),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: CandidateRoute,
});

function CandidateRoute() {
  const { visitor } = Route.useLoaderData();
  const { slug } = Route.useParams();
  if (visitor === 'guest' || visitor === 'stranger') {
    return <SignInPrompt isGuest={visitor === 'guest'} />;
  }
  return <Candidate slug={slug} isOwn={visitor === 'owner'} />;
}

function Candidate({ slug, isOwn }: { slug: string; isOwn: boolean }) {
  const { data: dictionaries } = useSuspenseQuery(dictionariesQuery());
  const { data: profile, error } = useQuery(candidateQuery(slug));
  // Hidden since it was opened.
  if (isNotFound(error)) throw notFound();
  if (!profile) return null;
  return (
    <CandidateView
      profile={profile}
      nameOfLanguage={(code) =>
        dictionaries.data.language.find((one) => one.code === code)?.name ?? code
      }
      top={
        isOwn ? <BackLink to="/profile" label={m.my_resumes_title()} /> : <BackRow slug={slug} />
      }
      report={
        isOwn ? undefined : (
          <ReportButton target="resume" slug={slug} label={m.candidate_report()} />
        )
      }
    />
  );
}
