import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Article } from '@/features/help/article';
import { pageQuery } from '@/features/help/queries';
import { HelpTopics } from '@/features/help/topics';

export const Route = createFileRoute('/_article/help/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(pageQuery('help')),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.page.title }] }),
  component: Help,
});

function Help() {
  const { data } = useSuspenseQuery(pageQuery('help'));
  return (
    <Article page={data.page}>
      <HelpTopics />
    </Article>
  );
}
