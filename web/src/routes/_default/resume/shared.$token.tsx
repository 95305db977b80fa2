import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CandidateView } from '@/features/candidates/candidate-view';
import { LinkOff } from '@/features/candidates/link-off';
import { sharedResumeQuery } from '@/features/candidates/queries';
import { dictionariesQuery } from '@/features/dictionaries/queries';

/** A resume that its owner shared by a link. */
export const Route = createFileRoute('/_default/resume/shared/$token')({
  loader: async ({ context, params }) =>
    (await import('@/features/candidates/load')).loadShared(context.queryClient, params.token),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: SharedRoute,
});

function SharedRoute() {
  const { isOff } = Route.useLoaderData();
  const { token } = Route.useParams();
  return isOff ? <LinkOff /> : <SharedResume token={token} />;
}

function SharedResume({ token }: { token: string }) {
  const { data: dictionaries } = useSuspenseQuery(dictionariesQuery());
  const { data: profile } = useQuery(sharedResumeQuery(token));
  if (!profile) return null;
  return (
    <CandidateView
      profile={profile}
      nameOfLanguage={(code) =>
        dictionaries.data.language.find((one) => one.code === code)?.name ?? code
      }
      isShared
    />
  );
}
