import { createFileRoute } from '@tanstack/react-router';
import { VerificationsPage } from '@/features/moderation/verifications/list-page';
import { pageParam } from '@/i18n/search-params';

interface ListSearch {
  state?: 'decided';
  page?: number;
}

export const Route = createFileRoute('/admin/_console/verifications/')({
  validateSearch: (raw: Record<string, unknown>): ListSearch => ({
    state: raw.state === 'decided' ? 'decided' : undefined,
    page: pageParam(raw.page),
  }),
  loader: async () => (await import('@/features/moderation/words')).titles.verifications(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: () => <VerificationsPage {...Route.useSearch()} />,
});
