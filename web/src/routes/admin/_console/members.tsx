import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '@/features/console/members-page';

export const Route = createFileRoute('/admin/_console/members')({
  loader: async () => (await import('@/features/console/words')).titles.members(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: MembersPage,
});
