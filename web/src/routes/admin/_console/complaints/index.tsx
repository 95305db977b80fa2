import { createFileRoute } from '@tanstack/react-router';
import { ComplaintsPage } from '@/features/moderation/complaints-page';
import { pageParam } from '@/i18n/search-params';

export const Route = createFileRoute('/admin/_console/complaints/')({
  validateSearch: (raw: Record<string, unknown>): { page?: number } => ({
    page: pageParam(raw.page),
  }),
  loader: async () => (await import('@/features/moderation/words')).titles.complaints(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: () => <ComplaintsPage page={Route.useSearch().page} />,
});
