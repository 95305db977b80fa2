import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { NoticesPage } from '@/features/notices/notices-page';
import { readFilter } from '@/features/notices/search';
import { guard } from '@/session/guards';
import { meQuery } from '@/session/me';

export const Route = createFileRoute('/_default/user/notices')({
  validateSearch: readFilter,
  beforeLoad: guard('auth'),
  loader: async () => (await import('@/features/notices/titles')).titles.notices(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: NoticesRoute,
});

function NoticesRoute() {
  const filter = Route.useSearch();
  const { data: me } = useQuery(meQuery());
  return me ? <NoticesPage person={me.id} filter={filter} /> : null;
}
