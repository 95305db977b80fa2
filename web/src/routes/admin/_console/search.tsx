import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '@/features/console/search-page';

export const Route = createFileRoute('/admin/_console/search')({
  validateSearch: (raw: Record<string, unknown>): { days?: number } => ({
    days: [1, 30, 90].includes(Number(raw.days)) ? Number(raw.days) : undefined,
  }),
  loader: async () => (await import('@/features/console/words')).titles.search(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: SearchRoute,
});

function SearchRoute() {
  const { days } = Route.useSearch();
  return <SearchPage days={days} />;
}
