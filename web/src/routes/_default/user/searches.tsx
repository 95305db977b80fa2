import { createFileRoute } from '@tanstack/react-router';
import { SearchesPage } from '@/features/searches/searches-page';
import { guard } from '@/session/guards';

export const Route = createFileRoute('/_default/user/searches')({
  beforeLoad: guard('candidate'),
  loader: async () => (await import('@/features/searches/titles')).titles.searches(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: SearchesPage,
});
