import { createFileRoute } from '@tanstack/react-router';
import { PartnersPage } from '@/features/console/partners-page';

export const Route = createFileRoute('/admin/_console/partners')({
  loader: async () => (await import('@/features/console/words')).titles.partners(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: PartnersPage,
});
