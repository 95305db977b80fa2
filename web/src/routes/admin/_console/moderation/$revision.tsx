import { createFileRoute } from '@tanstack/react-router';
import { loadEditorLists } from '@/features/dictionaries/editor-lists';
import { ReviewPage } from '@/features/moderation/review-page';
import { pageParam } from '@/i18n/search-params';

export const Route = createFileRoute('/admin/_console/moderation/$revision')({
  validateSearch: (raw: Record<string, unknown>): { page?: number } => ({
    page: pageParam(raw.page),
  }),
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
  const { page } = Route.useSearch();
  const { lists } = Route.useLoaderData();
  return <ReviewPage key={revision} revision={revision} page={page} lists={lists} />;
}
