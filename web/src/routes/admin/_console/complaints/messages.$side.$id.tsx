import { createFileRoute, notFound } from '@tanstack/react-router';
import { BackLink } from '@/features/candidates/candidate-view';
import { isSide } from '@/features/moderation/messages-target';
import { ReportedMessages } from '@/features/moderation/reported-messages';
import { m } from '@/paraglide/messages';

/** What one side of a conversation has written until the other one reported it. */
export const Route = createFileRoute('/admin/_console/complaints/messages/$side/$id')({
  loader: async () => (await import('@/features/moderation/words')).titles.complaints(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: ReportedRoute,
});

function ReportedRoute() {
  const { side, id } = Route.useParams();
  if (!isSide(side)) throw notFound();
  return (
    <>
      <BackLink to="/admin/complaints" label={m.complaints_title()} />
      <ReportedMessages side={side} id={id} />
    </>
  );
}
