import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/console/home-page';
import { Figures } from '@/features/moderation/figures';

export const Route = createFileRoute('/admin/_console/')({
  loader: async () => (await import('@/features/console/words')).titles.home(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: () => <HomePage figures={<Figures />} />,
});
