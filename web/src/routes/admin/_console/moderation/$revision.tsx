import { createFileRoute } from '@tanstack/react-router';
import { loadEditorLists } from '@/features/dictionaries/editor-lists';
import { queueFilter } from '@/features/moderation/queue-filter';
import { ReviewPage } from '@/features/moderation/review-page';

export const Route = createFileRoute('/admin/_console/moderation/$revision')({
  validateSearch: queueFilter,
  loader: async ({ context: { queryClient }, params: { revision } }) => {
    const [{ titles }, { revisionQuery }] = await Promise.all([
      import('@/features/moderation/words'),
      import('@/features/moderation/calls'),
    ]);
    const [lists] = await Promise.all([
      loadEditorLists(queryClient),
      // The page itself shows the error if this fails.
      queryClient.prefetchQuery(revisionQuery(revision)),
    ]);
    return { title: titles.review(), lists };
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title }] }),
  component: Review,
});

function Review() {
  const { revision } = Route.useParams();
  const filter = Route.useSearch();
  const { lists } = Route.useLoaderData();
  return <ReviewPage key={revision} revision={revision} filter={filter} lists={lists} />;
}
