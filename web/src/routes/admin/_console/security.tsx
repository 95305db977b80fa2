import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '@/features/console/security-page';

export const Route = createFileRoute('/admin/_console/security')({
  loader: async () => (await import('@/features/console/words')).titles.security(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: SecurityPage,
});
