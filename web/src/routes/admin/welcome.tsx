import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '@/features/console/welcome-page';

export const Route = createFileRoute('/admin/welcome')({
  loader: async () => (await import('@/features/console/words')).titles.welcome(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: WelcomePage,
});
