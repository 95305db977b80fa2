import { createFileRoute } from '@tanstack/react-router';
import { RequestPage } from '@/features/moderation/verifications/request-page';

export const Route = createFileRoute('/admin/_console/verifications/$id')({
  loader: async () => (await import('@/features/moderation/words')).titles.verification(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: Request,
});

function Request() {
  const { id } = Route.useParams();
  return <RequestPage key={id} id={id} />;
}
