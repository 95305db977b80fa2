import { createFileRoute } from '@tanstack/react-router';
import { StopPage } from '@/features/searches/stop-page';

/** The unsubscribe link of a message about new vacancies. */
export const Route = createFileRoute('/_default/searches/stop/$token')({
  loader: async () => (await import('@/features/searches/titles')).titles.stop(),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
  component: Stop,
});

function Stop() {
  const { token } = Route.useParams();
  return (
    <div className="wrap">
      <StopPage token={token} />
    </div>
  );
}
