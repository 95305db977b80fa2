import { createFileRoute } from '@tanstack/react-router';
import { QueuePage } from '@/features/moderation/queue-page';
import { pageParam } from '@/i18n/search-params';

export const Route = createFileRoute('/admin/_console/moderation/')({
  validateSearch: (raw: Record<string, unknown>): { page?: number } => ({
    page: pageParam(raw.page),
  }),
  loader: async () => (await import('@/features/moderation/words')).titles.queue(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: () => <QueuePage page={Route.useSearch().page} />,
});
