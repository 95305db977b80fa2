import { createFileRoute } from '@tanstack/react-router';
import { TopPage } from '@/features/candidates/top-page';

export const Route = createFileRoute('/_default/top-candidates')({
  loader: async () => (await import('@/features/candidates/load')).topTitle(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: TopPage,
});
