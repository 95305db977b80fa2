import { createFileRoute } from '@tanstack/react-router';
import { queueFilter } from '@/features/moderation/queue-filter';
import { QueuePage } from '@/features/moderation/queue-page';

export const Route = createFileRoute('/admin/_console/moderation/')({
  validateSearch: queueFilter,
  loader: async () => (await import('@/features/moderation/words')).titles.queue(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: () => <QueuePage filter={Route.useSearch()} />,
});
