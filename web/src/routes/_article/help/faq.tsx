import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Article } from '@/features/help/article';
import { pageQuery } from '@/features/help/queries';

export const Route = createFileRoute('/_article/help/faq')({
  loader: ({ context }) => context.queryClient.ensureQueryData(pageQuery('faq')),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.page.title }] }),
  component: Faq,
});

function Faq() {
  const { data } = useSuspenseQuery(pageQuery('faq'));
  return <Article page={data.page} />;
}
